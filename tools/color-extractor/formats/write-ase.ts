import { rgbOf } from '#lib/color/rgb.ts'

export interface NamedColor {
  hex: string
  name: string
}

/** Writes an Adobe Swatch Exchange file: a header, and a block for each color, all numbers big-endian. */
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

/** In bytes: a block's type and length. */
const blockHead = 6

/** In bytes: the length-prefixed and zero-terminated UTF-16 name, the model, three numbers, the color type. */
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
  // Color type 2: normal, neither global nor spot.
  view.setUint16(at, 2)
  return at + 2
}

function putText(view: DataView, start: number, text: string): number {
  for (let index = 0; index < text.length; index++) view.setUint8(start + index, text.charCodeAt(index))
  return start + text.length
}
