import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { crop } from '#lib/imaging/transform/resize.ts'
import { editWarnings, openImage } from './editing/open-image.ts'
import { writeImage } from './editing/write-image.ts'
import { stemOf, zipImages } from './editing/zip-images.ts'
import { errors } from './errors.ts'

/** In rows, and in columns. */
const maxParts = 50

const count = z.int().min(1).max(maxParts).default(3)

export const split = defineOperation('split', {
  input: { file: z.file(), rows: count, columns: count },
  output: { file: z.file(), count: z.int(), warnings: z.array(z.enum(editWarnings)) },
  async run({ file, rows, columns }, call) {
    const opened = await openImage(file, call)
    const { width, height } = opened.image
    if (rows > height || columns > width) throw errors.tooManyParts({ width, height })
    const progress = phaseProgress(call, 0.4, 1)
    const total = rows * columns
    const digits = String(total).length
    const entries: Record<string, Uint8Array> = {}
    let { warnings } = opened
    for (let part = 0; part < total; part++) {
      call.signal.throwIfAborted()
      const [left, right] = edgesOf(part % columns, columns, width)
      const [top, bottom] = edgesOf(Math.floor(part / columns), rows, height)
      const piece = crop(opened.image, { left, top, width: right - left, height: bottom - top })
      const name = `${stemOf(file.name)}-${String(part + 1).padStart(digits, '0')}`
      // Encoding consumes the pixels; pieces are copies, even when there is only one.
      const written = await writeImage(opened, piece, `${name}.`)
      entries[written.file.name] = await written.file.bytes()
      warnings = written.warnings
      progress((part + 1) / total)
    }
    return { file: await zipImages(entries, stemOf(file.name)), count: total, warnings }
  },
})

/** The bounds of a part; the sizes of parts differ by one pixel at most. */
const edgesOf = (part: number, parts: number, length: number): [from: number, to: number] => [
  Math.round((part * length) / parts),
  Math.round(((part + 1) * length) / parts),
]
