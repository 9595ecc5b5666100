import { type Block, splitBlocks } from './split-blocks.ts'

/** The blocks of a document that have come while the rest of it is rendered. */
export interface EarlyBlocks {
  read: () => readonly Block[]
  subscribe: (callback: () => void) => () => void
  take: (chunk: { html: string }) => void
  clear: () => void
}

export function createEarlyBlocks(): EarlyBlocks {
  let blocks: readonly Block[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly Block[]) => {
    blocks = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => blocks,
    subscribe(callback) {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
    take: ({ html }) => set([...blocks, ...splitBlocks(html)]),
    clear: () => set([]),
  }
}
