import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { decodeBase64 } from '#lib/base64.ts'
import { openSink } from '#lib/byte-sink.ts'
import { type Bytes, joinBytes } from '#lib/ciphers/stream.ts'
import { mediaTypeOf } from '#lib/media-type.ts'
import { beginDecrypting } from './begin.ts'
import { decryptFields, materialFields } from './fields.ts'
import { withFile } from './with-file.ts'

/** Decrypts a file of any size slice by slice, also one that `openssl enc -a` wrote as Base64. */
export const decryptFile = defineOperation('decrypt-file', {
  input: { file: z.file(), ...decryptFields },
  output: { file: z.file(), ...materialFields },
  run: ({ file, ...settings }, call) =>
    withFile(file, call, async () => {
      const { material, pieces } = await beginDecrypting(await bare(file), settings, call)
      const sink = await openSink()
      let head: Bytes = new Uint8Array()
      for await (const piece of pieces) {
        if (head.length < toldBy) head = joinBytes(head, piece.subarray(0, toldBy))
        await sink.write(piece)
      }
      const type = (await mediaTypeOf(head))?.type ?? 'application/octet-stream'
      return { file: await sink.finish(nameOf(file.name), type), ...material }
    }),
})

/** In bytes: as much as the media type is told by. */
const toldBy = 4100

/** The file without the Base64 that `-a` puts around it, which begins as `Salted__` does there. */
async function bare(file: File): Promise<Blob> {
  if ((await file.slice(0, 10).text()) !== 'U2FsdGVkX1') return file
  const bytes = decodeBase64(await file.text())
  return 'position' in bytes ? file : new Blob([bytes])
}

const nameOf = (name: string): string => (/.\.(enc|b64)$/.test(name) ? name.slice(0, -4) : `${name}.dec`)
