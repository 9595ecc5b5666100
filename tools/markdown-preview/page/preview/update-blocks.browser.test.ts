import { expect, test, vi } from 'vitest'
import type { Block } from './split-blocks.ts'
import { type MakeElements, type ShownBlock, updateBlocks } from './update-blocks.ts'

const blocksOf = (names: readonly string[]): Block[] => names.map((html, line) => ({ html, line }))
const numbered = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word} ${index}`)

/** Makes elements, each handful of which takes longer than the page may be kept from other work. */
function slowly(): MakeElements {
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  return (blocks) => {
    time += 20
    return blocks.map(({ html }) => Object.assign(document.createElement('div'), { textContent: html }))
  }
}

test('what is long comes into the page in a few steps that grow, not in as many as there are slices of work', async () => {
  const root = document.createElement('div')
  const inserted = vi.spyOn(root, 'insertBefore')
  const names = numbered(6000, 'block')
  let shown: ShownBlock[] = []
  const counts: number[] = []
  const keep = (blocks: ShownBlock[]) => {
    shown = blocks
    counts.push(blocks.length)
  }
  const { signal } = new AbortController()
  await updateBlocks(root, shown, blocksOf(names), { make: slowly(), signal, keep })
  expect(Array.from(root.children, ({ textContent }) => textContent)).toEqual(names)
  expect(shown.map(({ element }) => element)).toEqual([...root.children])
  expect(inserted.mock.calls.length).toBeLessThan(30)
  // The first ones are there at once.
  expect(counts[0]).toBeLessThan(100)
})

test('what is the same at both ends stays, also where the update is ended half way', async () => {
  const root = document.createElement('div')
  let shown: ShownBlock[] = []
  const keep = (blocks: ShownBlock[]) => {
    shown = blocks
    if (blocks.length > 2500) controller.abort()
  }
  const controller = new AbortController()
  const make = slowly()
  const first = ['first', ...numbered(20, 'old'), 'last']
  await updateBlocks(root, shown, blocksOf(first), { make, signal: controller.signal, keep })
  const [head, tail] = [root.firstElementChild, root.lastElementChild]
  const next = ['first', ...numbered(6000, 'new'), 'last']
  await updateBlocks(root, shown, blocksOf(next), { make, signal: controller.signal, keep })
  // What is told is what is there.
  expect(shown.map(({ element }) => element)).toEqual([...root.children])
  expect(shown.length).toBeGreaterThan(2500)
  expect(shown.length).toBeLessThan(6002)
  await updateBlocks(root, shown, blocksOf(next), { make, signal: new AbortController().signal, keep })
  expect(Array.from(root.children, ({ textContent }) => textContent)).toEqual(next)
  expect([root.firstElementChild, root.lastElementChild]).toEqual([head, tail])
  expect(shown.map(({ line }) => line)).toEqual(next.map((_, line) => line))
})
