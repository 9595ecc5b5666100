import type { Size } from '#ui/image/view.ts'
import type { Rect } from './lay-out-graph.ts'

/** What is seen of a graph: how large it is drawn, and where in the frame its corner lies, in pixels. */
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

/** In pixels of the frame: of the graph so much stays in it, and so much room is left around what is shown. */
const [keptInside, margin] = [48, 16]

/** Grows or shrinks what is seen; the point of the frame stays where it is. */
export function zoomedAt({ scale, x, y }: CanvasView, factor: number, point: Point): CanvasView {
  const next = Math.min(maxScale, Math.max(minScale, scale * factor))
  const by = next / scale
  return { scale: next, x: point.x - (point.x - x) * by, y: point.y - (point.y - y) * by }
}

/** Keeps a graph from being moved out of its frame. */
export function keptIn({ scale, x, y }: CanvasView, graph: Size, frame: Size): CanvasView {
  const keep = (offset: number, length: number, room: number) => {
    const kept = Math.min(keptInside, length * scale, room)
    return Math.max(kept - length * scale, Math.min(room - kept, offset))
  }
  return { scale, x: keep(x, graph.width, frame.width), y: keep(y, graph.height, frame.height) }
}

/** Shows a graph as a whole, not larger than it is. */
export function fitted(graph: Size, frame: Size): CanvasView {
  const room = Math.min((frame.width - 2 * margin) / graph.width, (frame.height - 2 * margin) / graph.height)
  const scale = Math.min(1, Math.max(minScale, room))
  return { scale, x: (frame.width - graph.width * scale) / 2, y: (frame.height - graph.height * scale) / 2 }
}

/** Moves no more than what brings a part of the graph into the frame; of one that is larger its beginning. */
export function revealed(view: CanvasView, { x, y, width, height }: Rect, frame: Size): CanvasView {
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
