import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { CodecError } from '#lib/imaging/codec-error.ts'
import { readHeader } from '#lib/imaging/metadata/header.ts'
import { decode, mostPixels } from '#lib/imaging/read/decode.ts'
import { flatten, white } from '#lib/imaging/transform/flatten.ts'
import { errors } from './errors.ts'
import { readCodes } from './reader/read-codes.ts'

/** Reads all QR codes in a picture. */
export const read = defineOperation('read', {
  input: { file: z.file() },
  output: { texts: z.array(z.string()) },
  async run({ file }) {
    const texts = await readCodes(await pictureOf(file), { isThorough: true })
    if (texts.length === 0) throw errors.noCode()
    return { texts }
  },
})

async function pictureOf(file: File) {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const header = readHeader(bytes)
    if (!header) throw errors.notImage()
    const { width, height } = header
    if (width * height > mostPixels) throw errors.tooLarge({ width, height, million: mostPixels / 1_000_000 })
    return flatten(await decode(bytes, header), white)
  } catch (error) {
    throw error instanceof CodecError ? errors.notImage() : error
  }
}
