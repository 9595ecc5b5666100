import { type RefObject, useEffect, useState } from 'react'
import type { ShownBlock } from './update-blocks.ts'
import { lastWhere } from './use-scroll-sync.ts'

/** In pixels from the top of the preview: where the current section begins. */
const margin = 32

/**
 * The id of the current heading: the last one at the top of the preview or above.
 *
 * @param contents another value each time that there is something else to read
 */
export function useCurrentHeading(
  preview: RefObject<HTMLElement | null>,
  blocks: RefObject<ShownBlock[]>,
  contents: unknown,
): string | undefined {
  const [current, setCurrent] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents have other headings
  useEffect(() => {
    const { current: scroller } = preview
    if (!scroller) return
    const look = () => setCurrent(headingAt(blocks.current, scroller.scrollTop + margin))
    look()
    scroller.addEventListener('scroll', look, { passive: true })
    return () => scroller.removeEventListener('scroll', look)
  }, [preview, blocks, contents])
  return current
}

function headingAt(blocks: readonly ShownBlock[], top: number): string | undefined {
  const last = lastWhere(blocks, ({ element }) => element.offsetTop <= top)
  for (let at = last; at >= 0; at--) {
    const heading = blocks[at]?.element.firstElementChild
    if (heading && /^h[1-6]$/.test(heading.localName)) return heading.id
  }
  return undefined
}
