import type { Block } from './split-blocks.ts'

/** A block that is in the page. */
export interface ShownBlock extends Block {
  element: HTMLElement
}

/** How long the page may be kept from other work at a time, in milliseconds. */
const slice = 12
/** How many blocks are sanitized at a time. */
const batch = 32
/**
 * How many come into the page at a time: as many as a third of those that are there. Each time the browser goes through all of
 * them, so that a few at a time would take the square of their number.
 */
const growth = 1 / 3
const maxAtOnce = 1000

/** Makes elements of blocks, one of each. */
export type MakeElements = (blocks: Block[]) => HTMLElement[]

/**
 * Updates the page to a new list of blocks: equal ones at both ends stay, with their state. Long lists are inserted in
 * slices, with pauses between them.
 *
 * @returns the blocks that are in the page, or nothing where `signal` ended it before: then the list is half done, and is
 * told to `keep`
 */
export async function updateBlocks(
  root: HTMLElement,
  shown: ShownBlock[],
  next: readonly Block[],
  { make, signal, keep }: { make: MakeElements; signal: AbortSignal; keep: (blocks: ShownBlock[]) => void },
): Promise<void> {
  const { head, tail } = sameEnds(shown, next)
  const relined = (blocks: ShownBlock[], from: number) =>
    blocks.map((block, index) => ({ ...block, line: next[from + index]?.line ?? 0 }))
  const before = relined(shown.slice(0, head), 0)
  const after = relined(shown.slice(shown.length - tail), next.length - tail)
  const old = shown.slice(head, shown.length - tail)
  const made: ShownBlock[] = []
  const show = () => {
    root.insertBefore(withAll(made.map(({ element }) => element)), (old[0] ?? after[0])?.element ?? null)
    // Removes as much of the old as it inserts of the new, so that the viewport stays about where it is.
    for (const { element } of old.splice(0, made.length)) element.remove()
    before.push(...made.splice(0))
    keep([...before, ...old, ...after])
  }
  let since = performance.now()
  for (let from = head; from < next.length - tail; from += batch) {
    const blocks = next.slice(from, Math.min(from + batch, next.length - tail))
    const elements = make(blocks)
    // Makes scrollable elements reachable by keyboard.
    for (const element of elements) for (const code of element.querySelectorAll('pre')) code.tabIndex = 0
    for (const [index, block] of blocks.entries()) made.push({ ...block, element: elements[index] as HTMLElement })
    if (performance.now() - since < slice) continue
    if (made.length >= Math.min(maxAtOnce, before.length * growth)) show()
    await yieldToEventLoop()
    if (signal.aborted) return
    since = performance.now()
  }
  show()
  for (const { element } of old) element.remove()
  keep([...before, ...after])
}

function withAll(elements: HTMLElement[]): DocumentFragment {
  const fragment = document.createDocumentFragment()
  fragment.append(...elements)
  return fragment
}

/** Yields to the event loop, so that the page can render and react. */
export const yieldToEventLoop = () => new Promise((resume) => setTimeout(resume))

/** Counts the blocks that are the same at both ends. */
function sameEnds(shown: readonly Block[], next: readonly Block[]): { head: number; tail: number } {
  const maxCount = Math.min(shown.length, next.length)
  let [head, tail] = [0, 0]
  while (head < maxCount && shown[head]?.html === next[head]?.html) head++
  while (tail < maxCount - head && shown[shown.length - 1 - tail]?.html === next[next.length - 1 - tail]?.html) tail++
  return { head, tail }
}
