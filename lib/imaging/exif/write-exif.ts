import { joinBytes } from '../../join-bytes.ts'
import { bytesOf, uint32Bytes } from '../bytes.ts'
import type { Orientation } from '../transform/orientation.ts'

/** The fields of a new block of EXIF. */
interface ExifInput {
  orientation?: Orientation | undefined
  artist?: string | undefined
  copyright?: string | undefined
}

/** Builds a block of EXIF with these fields only; text in UTF-8, as most cameras write it. */
export function writeExif({ orientation, artist, copyright }: ExifInput): Uint8Array<ArrayBuffer> {
  const texts = [[0x13b, artist] as const, [0x8298, copyright] as const].flatMap(([tag, text]) =>
    text ? [{ tag, text: new TextEncoder().encode(`${text}\0`) }] : [],
  )
  const count = (orientation ? 1 : 0) + texts.length
  let at = 8 + 2 + 12 * count + 4
  const entries: Uint8Array[] = orientation ? [entryOf(0x112, 3, 1, Uint8Array.of(0, orientation, 0, 0))] : []
  const values: Uint8Array[] = []
  for (const { tag, text } of texts) {
    const isShort = text.length <= 4
    entries.push(
      entryOf(tag, 2, text.length, isShort ? joinBytes(text, new Uint8Array(4 - text.length)) : uint32Bytes(at)),
    )
    if (isShort) continue
    // Values begin at even offsets.
    const value = joinBytes(text, new Uint8Array(text.length & 1))
    values.push(value)
    at += value.length
  }
  return joinBytes(bytesOf('MM\0*\0\0\0\x08'), Uint8Array.of(0, count), ...entries, new Uint8Array(4), ...values)
}

const entryOf = (tag: number, type: number, count: number, value: Uint8Array): Uint8Array =>
  joinBytes(Uint8Array.of(tag >> 8, tag, 0, type), uint32Bytes(count), value)
