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
    const found = identify(new Uint8Array(await file.arrayBuffer()))
    if (!found) throw errors.notImage()
    const refusal = tooLarge(found)
    if (refusal) throw errors.tooLarge(refusal.params)
    return flatten(await found.decode(), white)
  } catch (error) {
    throw error instanceof CodecError ? errors.notImage() : error
  }
}
