import type { JsonTree } from './json-tree.ts'

/** What differs between the drafts in how schemas name and name each other. */
export interface Dialect {
  /** Draft 4 names a schema by `id`, all later ones by `$id`. */
  idKeyword: 'id' | '$id'
  /** Up to draft 7 nothing counts that stands beside a `$ref`. */
  isRefAlone: boolean
}

/** Tells the dialect by what `$schema` says; without it the newest is taken. */
export function dialectOf(uri: string): Dialect {
  const isDraft4 = /draft-0[0-4]\b/.test(uri)
  return { idKeyword: isDraft4 ? 'id' : '$id', isRefAlone: /draft-0[0-7]\b/.test(uri) }
}

/** Where references within one document lead (JSON Schema 2020-12, Core, sections 8.2 and 9). */
export class References {
  private tree: JsonTree
  private dialect: Dialect
  /** The base of each schema within another one that has an `$id`. */
  private bases = new Map<number, string>()
  /** Schemas by the URI that their `$id` or anchor gives. */
  private targets = new Map<string, number>()
  private names = new Map<number, string>()

  constructor(tree: JsonTree, dialect: Dialect) {
    this.tree = tree
    this.dialect = dialect
    this.targets.set(rootBase, 0)
    this.visit()
  }

  /** The name under which a schema stands among the definitions. */
  nameOf(token: number): string | undefined {
    return this.names.get(token)
  }

  /** Lists all schemas among the definitions. */
  get definitions(): number[] {
    return [...this.names.keys()]
  }

  /** Finds the schema that a reference leads to: nothing where there is none, `outside` where it leaves the document. */
  find(token: number, reference: string): number | 'outside' | undefined {
    const base = this.bases.get(token) ?? rootBase
    if (!URL.canParse(reference, base)) return 'outside'
    const url = new URL(reference, base)
    const fragment = decoded(url.hash.slice(1))
    url.hash = ''
    const resource = this.targets.get(url.href)
    if (resource === undefined) return 'outside'
    if (fragment === '') return resource
    if (!fragment?.startsWith('/')) return this.targets.get(`${url.href}#${fragment}`)
    return this.follow(resource, fragment.split('/').slice(1))
  }

  /** Follows a JSON Pointer (RFC 6901). */
  private follow(start: number, steps: string[]): number | undefined {
    let at: number | undefined = start
    for (const [depth, step] of steps.entries()) {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
      const holder: number = at
      at = this.tree.membersOf(holder).get(name) ?? this.tree.itemsOf(holder)[/^\d+$/.test(name) ? Number(name) : -1]
      if (at === undefined) return undefined
      // OpenAPI has its definitions elsewhere.
      const isLast = depth === steps.length - 1
      if (isLast && steps.at(-2) === 'schemas' && !this.names.has(at)) this.names.set(at, name)
    }
    return at
  }

  /** Goes through all schemas that keywords lead to, and notes what they are called. */
  private visit(): void {
    const pending: [token: number, base: string][] = [[0, rootBase]]
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [token, outer] = next
      const members = this.tree.membersOf(token)
      const base = this.enter(token, members, outer)
      if (base !== rootBase) this.bases.set(token, base)
      for (const [keyword, value] of members) {
        if (keyword === '$defs' || keyword === 'definitions')
          for (const [name, each] of this.tree.membersOf(value)) this.names.set(each, name)
        if (listKeywords.has(keyword)) for (const item of this.tree.itemsOf(value)) pending.push([item, base])
        if (mapKeywords.has(keyword)) for (const each of this.tree.membersOf(value).values()) pending.push([each, base])
        else if (singleKeywords.has(keyword)) pending.push([value, base])
      }
    }
  }

  /** Notes the names of one schema, and gives the base that holds within it. */
  private enter(token: number, members: ReadonlyMap<string, number>, outer: string): string {
    const id = this.tree.textIn(members.get(this.dialect.idKeyword))
    let base = outer
    if (id !== undefined && URL.canParse(id, outer)) {
      const url = new URL(id, outer)
      // Up to draft 7 an anchor is an id with nothing but a fragment.
      if (url.hash.length > 1) this.targets.set(url.href, token)
      url.hash = ''
      base = url.href
      if (!id.startsWith('#')) this.targets.set(base, token)
    }
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const anchor = this.tree.textIn(members.get(keyword))
      if (anchor !== undefined) this.targets.set(`${base}#${anchor}`, token)
    }
    return base
  }
}

/** What relative names stand on, where the document has none of its own. */
const rootBase = 'https://schema.invalid/'

/** Resolves the escapes of a URI; nothing where they are broken. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const wordsOf = (text: string): Set<string> => new Set(text.split(' '))

const listKeywords = wordsOf('allOf anyOf oneOf prefixItems items')
const mapKeywords = wordsOf('$defs definitions properties patternProperties dependentSchemas dependencies')
const singleKeywords = wordsOf(
  'additionalItems unevaluatedItems items contains additionalProperties unevaluatedProperties propertyNames not if then else',
)
