import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { CodecError } from '#lib/imaging/codec-error.ts'
import { identify } from '#lib/imaging/read/identify.ts'
import { tooLarge } from '#lib/imaging/read/inspect.ts'
import { flatten, white } from '#lib/imaging/transform/flatten.ts'
import { errors } from './errors.ts'
import { readCodes, readFormats } from './reader/read-codes.ts'

/** Reads all QR codes and barcodes in an image. */
export const read = defineOperation('read', {
  input: { file: z.file() },
  output: { texts: z.array(z.string()) },
  async run({ file }) {
    const texts = await readCodes(await imageOf(file), { isThorough: true, formats: readFormats })
    if (texts.length === 0) throw errors.noCode()
    return { texts }
  },
})

async function imageOf(file: File) {
  try {
    const image = identify(new Uint8Array(await file.arrayBuffer()))
    if (!image) throw errors.notImage()
    const refusal = tooLarge(image)
    if (refusal) throw errors.tooLarge(refusal.params)
    return flatten(await image.decode(), white)
  } catch (error) {
    throw error instanceof CodecError ? errors.notImage() : error
  }
}
