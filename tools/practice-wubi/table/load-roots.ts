import { assetBytes } from '#lib/asset-bytes.ts'
import { errors } from '../errors.ts'
import type { RootTable } from './split-of.ts'

let loading: Promise<RootTable> | undefined

/**
 * Loads the built-in roots of characters, once on first use.
 *
 * @throws ToolError `loadFailed`; the next call tries again
 */
export function loadRoots(): Promise<RootTable> {
  loading ??= load().catch(() => {
    loading = undefined
    throw errors.loadFailed()
  })
  return loading
}

async function load(): Promise<RootTable> {
  return readRootTable(new TextDecoder().decode(await assetBytes(new URL('./roots.txt', import.meta.url))))
}

/**
 * Reads a line for each root: its key, the root, and the characters that start with it, each with its other roots.
 * `q钅 键彐二廴` means that 钅 is on Q and 键 is 钅, 彐, 二, 廴; a character without other roots is the root itself. A
 * root that Unicode lacks is a name in brackets: `u丷 羊(羊底)`.
 */
function readRootTable(text: string): RootTable {
  const keys = new Map<string, string>()
  const entries = new Map<string, { root: string; entry: string }>()
  for (const line of text.split('\n')) {
    const [head = '', ...others] = line.split(' ')
    const [root = ''] = rootsIn(head.slice(1))
    if (root) keys.set(root, head.slice(0, 1))
    for (const entry of others) {
      const [character] = entry
      if (character) entries.set(character, { root, entry })
    }
  }
  return { keys, splits: { get: (character) => splitIn(entries.get(character)) } }
}

/** Takes an entry apart when its character is asked for, since of thousands a text needs a few. */
function splitIn(of: { root: string; entry: string } | undefined): readonly string[] | undefined {
  if (!of) return undefined
  const [, ...rest] = rootsIn(of.entry)
  return rest.length > 0 ? [of.root, ...rest] : []
}

const rootsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\(([^()]{1,4})\)|./gu), ([whole, name]) => name ?? whole)
