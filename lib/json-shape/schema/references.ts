import type { JsonTree } from './json-tree.ts'

/** The differences between drafts in identifiers and references. */
export interface Dialect {
  /** Draft 4 names a schema by `id`, all later ones by `$id`. */
  idKeyword: 'id' | '$id'
  /** Up to draft 7 all keywords beside a `$ref` are ignored. */
  isRefAlone: boolean
}

/** Returns the dialect of a `$schema`; the newest without one. */
export function dialectOf(uri: string): Dialect {
  const isDraft4 = /draft-0[0-4]\b/.test(uri)
  return { idKeyword: isDraft4 ? 'id' : '$id', isRefAlone: /draft-0[0-7]\b/.test(uri) }
}

/** Resolves references within one document (JSON Schema 2020-12, Core, sections 8.2 and 9). */
export class References {
  private tree: JsonTree
  private dialect: Dialect
  /** The base URI of each schema within another one that has an `$id`. */
  private bases = new Map<number, string>()
  /** Schemas by the URI of their `$id` or anchor. */
  private targets = new Map<string, number>()
  private names = new Map<number, string>()

  constructor(tree: JsonTree, dialect: Dialect) {
    this.tree = tree
    this.dialect = dialect
    this.targets.set(rootBase, 0)
    this.visit()
  }

  /** The name of a schema among the definitions. */
  nameOf(token: number): string | undefined {
    return this.names.get(token)
  }

  /** Lists all schemas among the definitions. */
  get definitions(): number[] {
    return [...this.names.keys()]
  }

  /** Finds the target of a reference: undefined where there is none, `outside` where it is in another document. */
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
      // OpenAPI has its definitions in `components`.
      const isLast = depth === steps.length - 1
      if (isLast && steps.at(-2) === 'schemas' && !this.names.has(at)) this.names.set(at, name)
    }
    return at
  }

  /** Visits all schemas, and notes their names. */
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

  /** Notes the names of one schema, and returns the base URI within it. */
  private enter(token: number, members: ReadonlyMap<string, number>, outer: string): string {
    const id = this.tree.textIn(members.get(this.dialect.idKeyword))
    let base = outer
    if (id !== undefined && URL.canParse(id, outer)) {
      const url = new URL(id, outer)
      // Up to draft 7 an anchor is an `$id` of a fragment alone.
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

/** The base URI of a document without one. */
const rootBase = 'https://schema.invalid/'

/** Resolves the escapes of a URI; undefined where they are invalid. */
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
