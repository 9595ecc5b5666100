import { type RefObject, useEffect } from 'react'
import type { EditorLink } from '../editor/editor-link.ts'
import type { ShownBlock } from './update-blocks.ts'

/**
 * Synchronizes the scrolling of the editor and the preview: the one that is scrolled leads, the other follows, line by
 * line within blocks.
 */
export function useScrollSync(
  panes: RefObject<HTMLElement | null>,
  preview: RefObject<HTMLElement | null>,
  blocks: RefObject<ShownBlock[]>,
  link: EditorLink,
): void {
  useEffect(() => {
    const { current } = panes
    if (!current) return
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    let leader: 'editor' | 'preview' | undefined
    const lead = ({ target }: Event) => {
      if (target instanceof Node) leader = preview.current?.contains(target) ? 'preview' : 'editor'
    }
    // Not pointermove: content that moves below a resting pointer would make its pane the leader.
    for (const type of ['pointerdown', 'wheel', 'touchstart', 'keydown']) current.addEventListener(type, lead, options)
    current.addEventListener(
      'scroll',
      ({ target }) => {
        const { view } = link
        if (!view?.dom.isConnected || !preview.current) return
        if (target === preview.current && leader === 'preview') scrollEditor(view, preview.current, blocks.current)
        else if (target === view.scrollDOM && leader !== 'preview') scrollPreview(view, preview.current, blocks.current)
      },
      options,
    )
    return () => listening.abort()
  }, [panes, preview, blocks, link])
}

type View = NonNullable<EditorLink['view']>

function scrollPreview(view: View, scroller: HTMLElement, blocks: ShownBlock[]): void {
  const top = view.scrollDOM.scrollTop
  const { from, top: lineTop, height } = view.lineBlockAtHeight(top)
  const line = view.state.doc.lineAt(from).number - 1 + (height > 0 ? (top - lineTop) / height : 0)
  const at = lastWhere(blocks, (block) => block.line <= line)
  const [block, next] = [blocks[at], blocks[at + 1]]
  if (!block) return
  const share = share01((line - block.line) / ((next?.line ?? view.state.doc.lines) - block.line))
  const { offsetTop, offsetHeight } = block.element
  scroller.scrollTop = top <= 0 ? 0 : offsetTop + share * offsetHeight
}

function scrollEditor(view: View, { scrollTop }: HTMLElement, blocks: ShownBlock[]): void {
  const at = lastWhere(blocks, ({ element }) => element.offsetTop <= scrollTop)
  const [block, next] = [blocks[at], blocks[at + 1]]
  if (!block) return
  const { offsetTop, offsetHeight } = block.element
  const share = share01((scrollTop - offsetTop) / offsetHeight)
  const { lines } = view.state.doc
  const line = block.line + share * ((next?.line ?? lines) - block.line)
  const whole = Math.min(lines, Math.floor(line) + 1)
  const { top, height } = view.lineBlockAt(view.state.doc.line(whole).from)
  view.scrollDOM.scrollTop = scrollTop <= 0 ? 0 : top + (line % 1) * height
}

/** Binary search for the last block that satisfies a predicate, which all before it satisfy. */
export function lastWhere(blocks: readonly ShownBlock[], isTrue: (block: ShownBlock) => boolean): number {
  let [low, high] = [0, blocks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isTrue(blocks[middle] as ShownBlock)) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}

const share01 = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0)
