import { CodecError } from '#lib/imaging/codec-error.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { errors } from '../errors.ts'
import type { DrawnCover } from './cover.ts'

export const fileFormats = ['png', 'jpeg', 'webp'] as const

type FileFormat = (typeof fileFormats)[number]

/** Of JPEG and WebP: without visible loss, also at the edges of letters. */
const quality = 92

/** Writes a cover as a file: by the canvas, or by an encoder of ours where the canvas cannot write the format. */
export async function writeCover({ surface }: DrawnCover, name: string, format: FileFormat): Promise<File> {
  const type = `image/${format}` as const
  const encoded = await surface.encode(type, quality / 100)
  const bytes = encoded.type === type ? encoded.bytes : await encodeInSoftware(surface.context, format)
  return new File([bytes], `${name}.${format === 'jpeg' ? 'jpg' : format}`, { type })
}

async function encodeInSoftware(context: DrawnCover['surface']['context'], format: FileFormat) {
  const { width, height } = context.canvas
  const { data } = context.getImageData(0, 0, width, height)
  try {
    return await encode({ data: new Uint8ClampedArray(data), width, height }, format, { quality })
  } catch (error) {
    throw error instanceof CodecError ? errors.failed() : error
  }
}
