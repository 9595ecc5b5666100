/** In pixels. */
export interface Size {
  width: number
  height: number
}

/** What is seen of an image in its frame: how much larger than when it fits, and how far it is moved, in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

/** The whole image, as large as its frame allows. */
export const wholeView: View = { scale: 1, x: 0, y: 0 }

/** How many pixels of the screen a pixel of the image takes while the image fits its frame. */
export const fitOf = (image: Size, frame: Size): number =>
  Math.min(frame.width / image.width, frame.height / image.height)

/** Grows or shrinks around a point of the frame, between what fits, or its own size where that is smaller, and plenty. */
export function zoomed(view: View, factor: number, point: { x: number; y: number }, frame: Size, fit = 1): View {
  const scale = Math.min(Math.max(16, 4 / fit), Math.max(Math.min(1, 1 / fit), view.scale * factor))
  const by = scale / view.scale
  return held({ scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, frame)
}

/** Moves what is seen. */
export const panned = ({ scale, x, y }: View, byX: number, byY: number, frame: Size): View =>
  held({ scale, x: x + byX, y: y + byY }, frame)

/** Never leaves the frame half empty; what is smaller than its frame stands in the middle. */
function held({ scale, x, y }: View, { width, height }: Size): View {
  const hold = (offset: number, length: number) =>
    scale <= 1 ? (length * (1 - scale)) / 2 : Math.min(0, Math.max(length * (1 - scale), offset))
  return { scale, x: hold(x, width), y: hold(y, height) }
}
