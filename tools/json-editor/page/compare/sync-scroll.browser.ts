import { EditorView } from '@codemirror/view'
import { correspondingLine } from './corresponding-line.ts'
import type { LinePair } from './differences.ts'

/**
 * Synchronizes the scrolling of two editors: as one scrolls, the other shows the corresponding lines.
 *
 * @param panes the elements around the editors, the left one first
 * @param lines pairs of corresponding lines; they ascend
 * @returns a function that ends it
 */
export function syncScroll(panes: readonly HTMLElement[], lines: readonly LinePair[]): () => void {
  const listening = new AbortController()
  /** Where this code has scrolled an editor to: that scroll event must not scroll the other one back. */
  const led = new WeakMap<Element, number>()
  for (const [side, pane] of panes.entries()) {
    const follow = () => {
      const [own, other] = [viewIn(pane), viewIn(panes[1 - side])]
      if (!own || !other) return
      const { scrollDOM } = own
      if (Math.abs((led.get(scrollDOM) ?? -9) - scrollDOM.scrollTop) < 2) return
      led.delete(scrollDOM)
      const line = correspondingLine(
        side === 0 ? lines : lines.map(([a, b]) => [b, a]),
        topLine(own),
        endOf(own),
        endOf(other),
      )
      other.scrollDOM.scrollTop = scrollDOM.scrollTop === 0 ? 0 : heightOf(other, line)
      led.set(other.scrollDOM, other.scrollDOM.scrollTop)
    }
    // The scroller is within the pane, and scroll events do not bubble.
    pane.addEventListener('scroll', follow, { capture: true, passive: true, signal: listening.signal })
  }
  return () => listening.abort()
}

const viewIn = (pane: HTMLElement | undefined): EditorView | undefined =>
  (pane && EditorView.findFromDOM(pane)) ?? undefined

const endOf = ({ state }: EditorView): number => state.doc.lines + 1

/** The line at the upper edge, with the fraction of it that is out of view. */
function topLine(view: EditorView): number {
  const height = view.scrollDOM.scrollTop - view.documentPadding.top
  const block = view.lineBlockAtHeight(height)
  const share = Math.min(1, Math.max(0, (height - block.top) / block.height))
  return view.state.doc.lineAt(block.from).number + share
}

/** The scroll position at which a line is at the upper edge. */
function heightOf(view: EditorView, line: number): number {
  const { doc } = view.state
  const whole = Math.min(doc.lines, Math.max(1, Math.floor(line)))
  const block = view.lineBlockAt(doc.line(whole).from)
  return view.documentPadding.top + block.top + (line - whole) * block.height
}
