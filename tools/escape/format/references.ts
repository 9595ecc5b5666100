import { assetBytes } from '#lib/asset-bytes.ts'

/** The named character references of HTML (WHATWG HTML, section 13.5). */
export interface References {
  /** Characters by name, without semicolon. */
  named: ReadonlyMap<string, string>
  /** Names valid without a semicolon. */
  bare: ReadonlySet<string>
  /** The preferred name of a character. */
  nameOf: ReadonlyMap<string, string>
}

let loading: Promise<References> | undefined

/** Loads the table of this tool, 27 kB, once, on first use. */
export function loadReferences(): Promise<References> {
  loading ??= load()
  // A failed request is repeated the next time.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<References> {
  const bytes = await assetBytes(new URL('../tables/references.txt', import.meta.url))
  const named = new Map<string, string>()
  const bare = new Set<string>()
  const nameOf = new Map<string, string>()
  for (const line of new TextDecoder().decode(bytes).trimEnd().split('\n')) {
    const [written = '', ...points] = line.split(' ')
    const name = written.replace('*', '')
    const text = String.fromCodePoint(...points.map((point) => Number.parseInt(point, 16)))
    named.set(name, text)
    if (written !== name) bare.add(name)
    const other = nameOf.get(text)
    if (points.length === 1 && (other === undefined || isPreferred(name, other, bare))) nameOf.set(text, name)
  }
  return { named, bare, nameOf }
}

/** Prefers legacy names, which are the best known, then shorter ones, then lowercase. */
function isPreferred(name: string, other: string, bare: ReadonlySet<string>): boolean {
  if (bare.has(name) !== bare.has(other)) return bare.has(name)
  return name.length < other.length || (name.length === other.length && name > other)
}
