import { useLayoutEffect, useRef } from 'react'
import type { Selection } from '../../document/method-results.ts'
import { scrollIntoFrame } from './canvas-view.ts'
import type { PlacedGraph } from './graph-boxes.ts'
import type { Rect } from './lay-out-graph.ts'
import type { Canvas } from './use-canvas.ts'

/** In pixels, the initial margin before the graph. */
const firstMargin = 24

/**
 * Keeps the selected value at its position on the screen when boxes come and go around it, and scrolls it into view
 * when it is selected: with its newly opened children, as far as there is room.
 */
export function useSteadyView(placed: PlacedGraph | undefined, selection: Selection, { frame, look }: Canvas): void {
  const before = useRef<{ placed: PlacedGraph; selection: Selection; rect: Rect }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was panned by hand stays until something is selected
  useLayoutEffect(() => {
    const rect = placed?.rectOf(selection.token)
    const last = before.current
    if (!frame || !placed || !rect || (last?.placed === placed && last.selection === selection)) return
    before.current = { placed, selection, rect }
    look((now, room) => {
      const { scale } = now
      if (!last) {
        const first = placed.all[0]?.rect ?? rect
        const begun = { scale: 1, x: firstMargin, y: room.height / 2 - first.y - first.height / 2 }
        return scrollIntoFrame(begun, rect, room)
      }
      const kept = { scale, x: now.x + (last.rect.x - rect.x) * scale, y: now.y + (last.rect.y - rect.y) * scale }
      const shown = last.placed === placed ? now : kept
      return scrollIntoFrame(
        last.placed === placed ? shown : scrollIntoFrame(shown, familyOf(placed, selection.token, rect), room),
        rect,
        room,
      )
    })
  }, [placed, selection, frame])
}

/** The rectangle around a value and its child boxes. */
function familyOf({ all, boxOf }: PlacedGraph, token: number, rect: Rect): Rect {
  const box = boxOf(token)
  if (!box || box.head.token !== token) return rect
  let [left, top, right, bottom] = [box.rect.x, box.rect.y, box.rect.x + box.rect.width, box.rect.y + box.rect.height]
  for (const { parent, rect: child } of all) {
    if (parent === undefined || all[parent] !== box) continue
    left = Math.min(left, child.x)
    top = Math.min(top, child.y)
    right = Math.max(right, child.x + child.width)
    bottom = Math.max(bottom, child.y + child.height)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
