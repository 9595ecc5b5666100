import { assetBytes } from '#lib/asset-bytes.ts'
import { errors } from '../errors.ts'
import type { RootTable } from './split-of.ts'

let loading: Promise<RootTable> | undefined

/**
 * Loads the roots of characters that lie beside this file, on first use, and once.
 *
 * @throws ToolError `loadFailed` where they cannot be had; the next call tries again
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
 * Reads a line for each root: its key, the root, and the characters that begin with it, each with its further roots.
 * `q钅 键彐二廴` says that 钅 lies on Q and that 键 is 钅, 彐, 二, 廴; a character with nothing after it is that root
 * itself. A root that Unicode lacks stands by its name in brackets: `u丷 羊(羊底)`.
 */
function readRootTable(text: string): RootTable {
  const keys = new Map<string, string>()
  const splits = new Map<string, readonly string[]>()
  for (const line of text.split('\n')) {
    const [head = '', ...entries] = line.split(' ')
    const [root = ''] = rootsIn(head.slice(1))
    if (root) keys.set(root, head.slice(0, 1))
    for (const entry of entries) {
      const [character = '', ...rest] = rootsIn(entry)
      splits.set(character, rest.length > 0 ? [root, ...rest] : [])
    }
  }
  return { keys, splits }
}

const rootsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\(([^()]{1,4})\)|./gu), ([whole, name]) => name ?? whole)
