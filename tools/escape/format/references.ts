import { assetBytes } from '#lib/asset-bytes.ts'

/** The named character references of HTML (WHATWG HTML, section 13.5). */
export interface References {
  /** What a name stands for, without its semicolon. */
  named: ReadonlyMap<string, string>
  /** The names that are read without a semicolon too. */
  bare: ReadonlySet<string>
  /** The name that a character is written by. */
  nameOf: ReadonlyMap<string, string>
}

let loading: Promise<References> | undefined

/** Loads the table that lies in this tool, 27 kB, on first use and once. */
export function loadReferences(): Promise<References> {
  loading ??= load()
  // A file that did not arrive is asked for again the next time.
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
    if (points.length === 1 && (other === undefined || isBetter(name, other, bare))) nameOf.set(text, name)
  }
  return { named, bare, nameOf }
}

/** Of several names the oldest is the best known, then the shortest, then the one in lowercase. */
function isBetter(name: string, other: string, bare: ReadonlySet<string>): boolean {
  if (bare.has(name) !== bare.has(other)) return bare.has(name)
  return name.length < other.length || (name.length === other.length && name > other)
}
