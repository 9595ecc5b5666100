/** In pixels. */
export interface Size {
  width: number
  height: number
}

/** The view of an image in its frame: the scale relative to fitting, and the offset in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

/** The whole image, fitted to its frame. */
export const wholeView: View = { scale: 1, x: 0, y: 0 }

/** The pixels of the screen for each pixel of the image when it fits its frame. */
export const fitOf = (image: Size, frame: Size): number =>
  Math.min(frame.width / image.width, frame.height / image.height)

/** Zooms around a point of the frame, between fitting (or the own size, if smaller) and the maximum. */
export function zoomed(view: View, factor: number, point: { x: number; y: number }, frame: Size, fit = 1): View {
  const scale = Math.min(Math.max(16, 4 / fit), Math.max(Math.min(1, 1 / fit), view.scale * factor))
  const by = scale / view.scale
  return held({ scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, frame)
}

/** Pans the view. */
export const panned = ({ scale, x, y }: View, byX: number, byY: number, frame: Size): View =>
  held({ scale, x: x + byX, y: y + byY }, frame)

/** Never leaves the frame half empty; an image smaller than its frame is centered. */
function held({ scale, x, y }: View, { width, height }: Size): View {
  const hold = (offset: number, length: number) =>
    scale <= 1 ? (length * (1 - scale)) / 2 : Math.min(0, Math.max(length * (1 - scale), offset))
  return { scale, x: hold(x, width), y: hold(y, height) }
}
