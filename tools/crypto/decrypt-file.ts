import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { decodeBase64 } from '#lib/base64/base64.ts'
import { openSink } from '#lib/byte-sink.ts'
import { type Bytes, joinBytes } from '#lib/ciphers/stream.ts'
import { mediaTypeOf } from '#lib/media-type.ts'
import { writeAll } from '#lib/sink.ts'
import { startDecryption } from './cipher/start-cipher.ts'
import { decryptFields, keyMaterialFields } from './fields/cipher-fields.ts'
import { withReadableFile } from './fields/with-readable-file.ts'

/** Decrypts a file of any size slice by slice, also one that `openssl enc -a` wrote as Base64. */
export const decryptFile = defineOperation('decrypt-file', {
  input: { file: z.file(), ...decryptFields },
  output: { file: z.file(), ...keyMaterialFields },
  run: ({ file, ...settings }, call) =>
    withReadableFile(file, call, async () => {
      const { material, pieces } = await startDecryption(await withoutBase64(file), settings, call)
      const sink = await openSink()
      let firstBytes: Bytes = new Uint8Array()
      await writeAll(sink, pieces, (piece) => {
        if (firstBytes.length < sniffedLength) firstBytes = joinBytes(firstBytes, piece.subarray(0, sniffedLength))
      })
      const type = (await mediaTypeOf(firstBytes))?.type ?? 'application/octet-stream'
      return { file: await sink.finish(decryptedName(file.name), type), ...material }
    }),
})

/** In bytes: as much as detecting the media type needs. */
const sniffedLength = 4100

/** Decodes the Base64 of `openssl enc -a`, recognized by the encoded "Salted__". */
async function withoutBase64(file: File): Promise<Blob> {
  if ((await file.slice(0, 10).text()) !== 'U2FsdGVkX1') return file
  const bytes = decodeBase64(await file.text())
  return 'position' in bytes ? file : new Blob([bytes])
}

const decryptedName = (name: string): string => (/.\.(enc|b64)$/.test(name) ? name.slice(0, -4) : `${name}.dec`)
