import { type Header, readHeader } from '#lib/imaging/metadata/header.ts'
import { tooLarge, whyUnreadable } from '#lib/imaging/read/inspect.ts'
import { errors } from '../errors.ts'

/** Reads what a file says of its picture, and refuses what cannot be compressed, before a pixel is decoded. */
export async function inspect(bytes: Uint8Array<ArrayBuffer>): Promise<Header> {
  const header = readHeader(bytes)
  if (!header) {
    const { code, params } = await whyUnreadable(bytes)
    throw code === 'notImage' ? errors.notImage() : errors.unsupported(params)
  }
  const refusal = tooLarge(header)
  if (refusal) throw errors.tooLarge(refusal.params)
  if (header.isAnimated) throw errors.animated()
  return header
}
