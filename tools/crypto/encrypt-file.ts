import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { openSink } from '#lib/byte-sink.ts'
import { writeAll } from '#lib/sink.ts'
import { startEncryption } from './cipher/start-cipher.ts'
import { encryptFields, keyMaterialFields } from './fields/cipher-fields.ts'
import { withReadableFile } from './fields/with-readable-file.ts'

/** Encrypts a file of any size slice by slice, so that a gigabyte takes no more memory than a slice does. */
export const encryptFile = defineOperation('encrypt-file', {
  input: { file: z.file(), ...encryptFields },
  output: { file: z.file(), ...keyMaterialFields },
  run: ({ file, ...settings }, call) =>
    withReadableFile(file, call, async () => {
      const { material, pieces } = await startEncryption(file, settings, call)
      const sink = await openSink()
      await writeAll(sink, pieces)
      const isText = settings.algorithm === 'Base64'
      const name = `${file.name}${isText ? '.b64' : '.enc'}`
      return { file: await sink.finish(name, isText ? 'text/plain' : 'application/octet-stream'), ...material }
    }),
})
