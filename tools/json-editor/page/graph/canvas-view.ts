import type { Size } from '#ui/image/view.ts'
import type { Rect } from './lay-out-graph.ts'

/** The viewport of a graph: its scale, and the offset of its corner in the frame, in pixels. */
export interface CanvasView {
  scale: number
  x: number
  y: number
}

interface Point {
  x: number
  y: number
}

const [minScale, maxScale] = [0.04, 3]

/** In pixels of the frame: how much of the graph always stays in it, and the margin around what is revealed. */
const [keptInside, margin] = [48, 16]

/** Zooms around a point of the frame. */
export function zoomedAt({ scale, x, y }: CanvasView, factor: number, point: Point): CanvasView {
  const next = Math.min(maxScale, Math.max(minScale, scale * factor))
  const by = next / scale
  return { scale: next, x: point.x - (point.x - x) * by, y: point.y - (point.y - y) * by }
}

/** Keeps a graph from being moved out of its frame. */
export function clampToFrame({ scale, x, y }: CanvasView, graph: Size, frame: Size): CanvasView {
  const keep = (offset: number, length: number, room: number) => {
    const kept = Math.min(keptInside, length * scale, room)
    return Math.max(kept - length * scale, Math.min(room - kept, offset))
  }
  return { scale, x: keep(x, graph.width, frame.width), y: keep(y, graph.height, frame.height) }
}

/** Fits the whole graph into the frame, not enlarged. */
export function fitToFrame(graph: Size, frame: Size): CanvasView {
  const room = Math.min((frame.width - 2 * margin) / graph.width, (frame.height - 2 * margin) / graph.height)
  const scale = Math.min(1, Math.max(minScale, room))
  return { scale, x: (frame.width - graph.width * scale) / 2, y: (frame.height - graph.height * scale) / 2 }
}

/** Pans just enough to bring a part of the graph into the frame; of a larger one its beginning. */
export function scrollIntoFrame(view: CanvasView, { x, y, width, height }: Rect, frame: Size): CanvasView {
  const move = (offset: number, start: number, length: number, room: number) => {
    const lowest = margin - start * view.scale
    const highest = room - margin - (start + length) * view.scale
    return highest < lowest ? (offset < highest || offset > lowest ? lowest : offset) : clamp(offset, lowest, highest)
  }
  return { scale: view.scale, x: move(view.x, x, width, frame.width), y: move(view.y, y, height, frame.height) }
}

/** Says whether any of a part of the graph is in the frame. */
export const isInFrame = ({ scale, x, y }: CanvasView, part: Rect, frame: Size): boolean =>
  part.x * scale + x < frame.width &&
  (part.x + part.width) * scale + x > 0 &&
  part.y * scale + y < frame.height &&
  (part.y + part.height) * scale + y > 0

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
