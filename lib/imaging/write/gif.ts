/// <reference path="./gifenc.d.ts" />
import type { Picture } from '../picture.ts'
import { hasAtMost, reduce } from './palette.ts'

/** Writes a picture as GIF, in 256 colors at most; a pixel is seen or it is not. */
export async function encodeGif(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const { GIFEncoder } = await import('gifenc')
  const cut = withoutHalfTransparency(picture)
  const few = hasAtMost(256, cut) ? cut : withoutHalfTransparency(await reduce(cut, 256))
  const { palette, pixels, transparentIndex } = indexed(few)
  const encoder = GIFEncoder()
  encoder.writeFrame(pixels, picture.width, picture.height, {
    palette,
    // Once: this is no animation.
    repeat: -1,
    transparent: transparentIndex !== undefined,
    transparentIndex: transparentIndex ?? 0,
  })
  encoder.finish()
  return new Uint8Array(encoder.bytes())
}

function withoutHalfTransparency({ width, height, data }: Picture): Picture {
  const pixels = data.slice()
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) pixels.fill(0, at, at + 4)
    else pixels[at + 3] = 255
  }
  return { width, height, data: pixels }
}

function indexed({ data }: Picture) {
  const colors = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  const numbers = new Map<number, number>()
  const pixels = Uint8Array.from(colors, (color) => {
    const known = numbers.get(color)
    if (known !== undefined) return known
    numbers.set(color, numbers.size)
    return numbers.size - 1
  })
  const palette = [...numbers.keys()].map((color) => [...new Uint8Array(Uint32Array.of(color).buffer, 0, 3)])
  return { palette, pixels, transparentIndex: numbers.get(0) }
}
