/** A parsed YAML value, to be written as JSON. */
export type YamlNode = ScalarNode | ListNode | MapNode

interface Sized {
  /** Its length as compact JSON, with aliases expanded. */
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
  /** The keys that come from merge keys, which explicit keys override. */
  merged: Set<string>
}
