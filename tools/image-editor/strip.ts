import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { formats } from '#lib/imaging/formats/all-formats.ts'
import { readMetadata } from '#lib/imaging/metadata/read-metadata.ts'
import { keptParts, stripMetadata } from '#lib/imaging/metadata/strip-metadata.ts'
import { inspectImage, runCodec } from './editing/open-image.ts'
import { errors } from './errors.ts'

export const strip = defineOperation('strip', {
  input: { file: z.file(), keep: z.enum(keptParts).default('nothing') },
  output: {
    file: z.file(),
    removed: z.array(z.string()),
    warnings: z.array(z.enum(['orientationRemoved'])),
  },
  async run({ file, keep }) {
    const source = await inspectImage(file)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const stripped = await runCodec(() => stripMetadata(bytes, source, keep))
    if (!stripped) throw errors.unsupported({ kind: formats[source.format].label })
    const removed = await removedFields(bytes, stripped, source.format)
    const isTurned = removed.includes('EXIF Orientation') && source.orientation !== 1
    return {
      file: new File([stripped], file.name, { type: formats[source.format].mediaType }),
      removed,
      warnings: isTurned && keep === 'nothing' ? ['orientationRemoved' as const] : [],
    }
  },
})

/** Names the metadata fields that one file has and another doesn't. */
async function removedFields(before: Uint8Array, after: Uint8Array, format: Parameters<typeof readMetadata>[1]) {
  const [old, current] = await Promise.all([readMetadata(before, format), readMetadata(after, format)])
  const remaining = new Set(current.fields.map(({ group, name, value }) => `${group} ${name} ${value}`))
  const gone = old.fields.filter(({ group, name, value }) => !remaining.has(`${group} ${name} ${value}`))
  return [...new Set(gone.map(({ group, name }) => `${group} ${name}`))]
}
