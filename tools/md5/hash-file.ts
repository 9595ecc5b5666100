import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { byteCount } from '#kit/text-of.ts'
import { hashBlob } from '#lib/hashing/hash-blob.ts'
import { errors } from './errors.ts'
import { formatFields, formatHash } from './text/hash-formats.ts'

export const hashFile = defineOperation('hash-file', {
  input: { file: z.file() },
  output: { ...formatFields, size: byteCount() },
  async run({ file }, call) {
    // A form sends an empty file without a name where nothing was chosen.
    if (file.size === 0 && file.name === '') throw errors.uploadFailed()
    try {
      return { ...formatHash(await hashBlob(file, 'MD5', call)), size: file.size }
    } catch (error) {
      const isUnreadable = error instanceof DOMException && /^Not(Readable|Found)Error$/.test(error.name)
      throw isUnreadable ? errors.uploadFailed() : error
    }
  },
})
