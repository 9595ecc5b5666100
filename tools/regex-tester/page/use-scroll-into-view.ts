import { type RefObject, useLayoutEffect } from 'react'

/** In pixels: what lies beside is seen to go on. */
const beside = 24

/**
 * Scrolls a row sideways, and nothing else, to where the one of its choices that `selector` finds is seen whole.
 *
 * @param drawn what the row is drawn of: it is seen to anew when that is another
 */
export function useScrollIntoView(row: RefObject<HTMLElement | null>, selector: string, drawn: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with what is drawn
  useLayoutEffect(() => {
    const { current } = row
    const item = current?.querySelector(selector)
    if (!current || !item) return
    const [box, edges] = [item.getBoundingClientRect(), current.getBoundingClientRect()]
    if (box.right > edges.right) current.scrollLeft += box.right - edges.right + beside
    else if (box.left < edges.left) current.scrollLeft -= edges.left - box.left + beside
  }, [row, selector, drawn])
}
