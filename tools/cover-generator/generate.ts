import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { errors } from './errors.ts'
import { designFields, fileFields } from './layout/design-fields.ts'
import { makeCover } from './layout/make-cover.ts'
import { maxSide, minSide, type SizeName, sizeNames, sizes } from './layout/sizes.ts'
import { isReadable } from './layout/text-contrast.ts'
import { writeCover } from './layout/write-cover.ts'

const { title, subtitle, author, ...look } = designFields

export const generate = defineOperation('generate', {
  input: {
    title,
    subtitle,
    author,
    size: z.enum([...sizeNames, 'custom'] as [SizeName, 'custom']).default('wechat'),
    width: z.int().min(minSide).max(maxSide).optional(),
    height: z.int().min(minSide).max(maxSide).optional(),
    ...look,
    ...fileFields,
  },
  output: { file: z.file(), width: z.int(), height: z.int(), contrast: z.number(), readable: z.boolean() },
  async run({ size, width, height, format, scale, ...design }) {
    const [across, down] = size === 'custom' ? customSize(width, height) : sizes[size]
    const drawn = await makeCover(design, across, down, scale)
    const file = await writeCover(drawn, `cover-${size}`, format)
    const { contrast } = drawn
    return { file, width: across * scale, height: down * scale, contrast, readable: isReadable(contrast) }
  },
})

function customSize(width: number | undefined, height: number | undefined): [number, number] {
  if (width === undefined) throw errors.noWidth()
  if (height === undefined) throw errors.noHeight()
  return [width, height]
}
