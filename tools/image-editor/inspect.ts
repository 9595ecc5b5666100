import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { byteCount } from '#kit/text-of.ts'
import type { ExifField } from '#lib/imaging/exif/read-exif.ts'
import { readableFormats } from '#lib/imaging/formats/all-formats.ts'
import { readMetadata } from '#lib/imaging/metadata/read-metadata.ts'
import { uprightSize } from '#lib/imaging/transform/orientation.ts'
import { inspectImage } from './editing/open-image.ts'

export const inspect = defineOperation('inspect', {
  input: { file: z.file() },
  output: {
    format: z.enum(readableFormats),
    width: z.int(),
    height: z.int(),
    size: byteCount(),
    taken: z.string().optional(),
    camera: z.string().optional(),
    place: z.strictObject({ latitude: z.number(), longitude: z.number() }).optional(),
    metadata: z
      .array(z.strictObject({ group: z.string(), name: z.string(), value: z.string() }))
      .meta({ format: 'table' }),
    hasLocation: z.boolean(),
  },
  async run({ file }) {
    const source = await inspectImage(file)
    const { fields, exif, place, hasLocation } = await readMetadata(await file.bytes(), source.format)
    const taken = takenIn(exif)
    const camera = cameraIn(exif)
    return {
      format: source.format,
      ...uprightSize(source),
      size: file.size,
      ...(taken && { taken }),
      ...(camera && { camera }),
      ...(place && { place }),
      metadata: fields,
      hasLocation,
    }
  },
})

const find = (exif: ExifField[], name: string): string =>
  exif.find((field) => field.group === 'EXIF' && field.name === name)?.value ?? ''

/** When the image was taken, in ISO 8601, with the UTC offset if the camera recorded it. */
function takenIn(exif: ExifField[]): string | undefined {
  for (const kind of ['Original', 'Digitized', '']) {
    const name = kind === '' ? 'DateTime' : `DateTime${kind}`
    const [, year, month, day, time] = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(find(exif, name)) ?? []
    if (!year || year === '0000') continue
    const offset = find(exif, `OffsetTime${kind}`)
    return `${year}-${month}-${day}T${time}${/^[+-]\d\d:\d\d$/.test(offset) ? offset : ''}`
  }
  return undefined
}

/** Maker and model; the maker isn't repeated where the model begins with it. */
function cameraIn(exif: ExifField[]): string | undefined {
  const [make, model] = [find(exif, 'Make'), find(exif, 'Model')]
  const isNamed = model.toLowerCase().startsWith(make.toLowerCase().split(' ')[0] ?? '')
  return (model && isNamed ? model : `${make} ${model}`.trim()) || undefined
}
