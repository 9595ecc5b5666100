import { z } from 'zod'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { barcodeWarnings, contentOf } from './barcode/content-of.ts'
import { drawLayout, writeLayout } from './barcode/draw-layout.ts'
import { barcodeFormats, formatProperties, linearFormats } from './barcode/formats.ts'
import { layOut } from './barcode/lay-out.ts'
import { modulesOf } from './barcode/modules-of.ts'
import { writeIndexedPng } from './drawing/indexed-png.ts'
import { errors } from './errors.ts'
import { asPrinted, readCodes } from './reader/read-codes.ts'

/** Makes a barcode of a text, and reads it back to say whether readers can. */
export const barcode = defineOperation('barcode', {
  input: {
    text: textOf('text/plain'),
    format: z.enum(barcodeFormats).default('code128'),
    scale: z.int().min(1).max(10).default(3),
    height: onlyFor({ format: linearFormats }, z.int().min(10).max(1000).default(60)),
    showText: onlyFor({ format: linearFormats }, z.boolean().default(true)),
    image: z.enum(['png', 'svg']).default('png'),
  },
  output: { file: z.file(), warnings: z.array(z.enum(barcodeWarnings)) },
  async run({ text, format, image, ...settings }) {
    const { content, warnings } = contentOf(text, format)
    const layout = layOut(await modulesOf(content, format), shownText(content), format, settings)
    const drawn = await drawLayout(layout)
    const { zxing } = formatProperties[format]
    const formats = [zxing === 'UPCA' ? 'EAN13' : zxing] as const
    const found = await readCodes(drawn, { isThorough: false, formats })
    const isReadable = found.includes(asPrinted(zxing, content))
    const bytes = image === 'svg' ? writeLayout(layout) : await writeIndexedPng(drawn)
    if (!bytes) throw errors.failed()
    const file = new File([bytes], `barcode.${image}`, { type: image === 'svg' ? 'image/svg+xml' : 'image/png' })
    return { file, warnings: isReadable ? warnings : ['unreadable' as const, ...warnings] }
  },
})

/** What has no look stands as a space: below the bars, and in XML, which could not hold it. */
const shownText = (content: string): string => content.replace(/[\p{Cc}\p{Cn}\p{Cs}]/gu, ' ')
