/** A value of YAML on its way to JSON. */
export type YamlNode = ScalarNode | ListNode | MapNode

interface Sized {
  /** How many characters it takes in JSON without spaces, its aliases written out. */
  size: number
}

interface ScalarNode extends Sized {
  kind: 'scalar'
  json: string
}

export interface ListNode extends Sized {
  kind: 'list'
  items: YamlNode[]
}

export interface MapNode extends Sized {
  kind: 'map'
  entries: Map<string, YamlNode>
  /** The keys that merge keys have brought, which those that are written win over. */
  merged: Set<string>
}
