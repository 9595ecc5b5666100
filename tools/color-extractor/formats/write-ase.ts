import { rgbOf } from '#lib/color/rgb.ts'

export interface NamedColor {
  hex: string
  name: string
}

/** Writes an Adobe Swatch Exchange file: a head, and a block a color, all numbers with the highest byte first. */
export function writeAse(colors: readonly NamedColor[]): Uint8Array<ArrayBuffer> {
  const size = colors.reduce((sum, { name }) => sum + blockHead + bodySize(name), 12)
  const view = new DataView(new ArrayBuffer(size))
  let at = putText(view, 0, 'ASEF')
  view.setUint16(at, 1)
  view.setUint32(at + 4, colors.length)
  at += 8
  for (const color of colors) at = putColor(view, at, color)
  return new Uint8Array(view.buffer)
}

/** The kind of a block and its length. */
const blockHead = 6

/** The name in UTF-16 with its length and a zero at its end, the model, three numbers, the kind of color. */
const bodySize = (name: string): number => 2 + (name.length + 1) * 2 + 4 + 12 + 2

function putColor(view: DataView, start: number, { hex, name }: NamedColor): number {
  view.setUint16(start, 1)
  view.setUint32(start + 2, bodySize(name))
  view.setUint16(start + blockHead, name.length + 1)
  let at = start + blockHead + 2
  for (let index = 0; index < name.length; index++, at += 2) view.setUint16(at, name.charCodeAt(index))
  at = putText(view, at + 2, 'RGB ')
  for (const level of rgbOf(hex)) {
    view.setFloat32(at, level / 255)
    at += 4
  }
  // Neither global nor a spot color, but an ordinary one.
  view.setUint16(at, 2)
  return at + 2
}

function putText(view: DataView, start: number, text: string): number {
  for (let index = 0; index < text.length; index++) view.setUint8(start + index, text.charCodeAt(index))
  return start + text.length
}
