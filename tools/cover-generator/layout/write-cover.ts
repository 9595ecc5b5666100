import { CodecError } from '#lib/imaging/codec-error.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { errors } from '../errors.ts'
import type { Drawn } from './cover.ts'

export const fileFormats = ['png', 'jpeg', 'webp'] as const

type FileFormat = (typeof fileFormats)[number]

/** Of JPEG and WebP: what is written looks as it was drawn, also at the edges of letters. */
const quality = 92

/** Writes what was drawn as a file: by the canvas itself, or by an encoder of its own where that cannot write the format. */
export async function writeCover({ surface }: Drawn, name: string, format: FileFormat): Promise<File> {
  const type = `image/${format}` as const
  const written = await surface.encode(type, quality / 100)
  const bytes = written.type === type ? written.bytes : await encodeBeside(surface.context, format)
  return new File([bytes], `${name}.${format === 'jpeg' ? 'jpg' : format}`, { type })
}

async function encodeBeside(context: Drawn['surface']['context'], format: FileFormat) {
  const { width, height } = context.canvas
  const { data } = context.getImageData(0, 0, width, height)
  try {
    return await encode({ data: new Uint8ClampedArray(data), width, height }, format, { quality })
  } catch (error) {
    throw error instanceof CodecError ? errors.failed() : error
  }
}
