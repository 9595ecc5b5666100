import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { designFields, fileFields } from './layout/design-fields.ts'
import { makeCover } from './layout/make-cover.ts'
import { sizeNames, sizes } from './layout/sizes.ts'
import { isReadable } from './layout/text-contrast.ts'
import { writeCover } from './layout/write-cover.ts'

/** Draws one design in every named size, as a ZIP. */
export const generateAll = defineOperation('generate-all', {
  input: { ...designFields, ...fileFields },
  output: { file: z.file(), count: z.int(), unreadable: z.array(z.enum(sizeNames)) },
  async run({ format, scale, ...design }, call) {
    const { zipSync } = await import('fflate')
    const entries: Record<string, Uint8Array> = {}
    const unreadable: typeof sizeNames = []
    for (const [index, size] of sizeNames.entries()) {
      call.signal.throwIfAborted()
      const [width, height] = sizes[size]
      const drawn = await makeCover(design, width, height, scale)
      if (!isReadable(drawn.contrast)) unreadable.push(size)
      const file = await writeCover(drawn, `cover-${size}`, format)
      entries[file.name] = await file.bytes()
      call.progress((index + 1) / sizeNames.length)
    }
    // Images cannot be compressed further. With a fixed date the same design always gives the same file.
    const zip = zipSync(entries, { level: 0, mtime: new Date(2000, 0, 1) })
    return { file: new File([zip], 'covers.zip', { type: 'application/zip' }), count: sizeNames.length, unreadable }
  },
})
