import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { colorOrNone, textOf } from '#kit/text-of.ts'
import { editWarnings, openImage } from './editing/open-image.ts'
import { stemOf, zipImages } from './editing/zip-images.ts'
import { filesOf } from './icons/icon-files.ts'
import { linksOf, manifestOf } from './icons/icon-links.ts'

export const favicon = defineOperation('favicon', {
  input: {
    file: z.file(),
    name: z.string().max(200).default(''),
    background: colorOrNone(),
    radius: z.int().min(0).max(50).default(0),
    maskable: z.boolean().default(true),
  },
  output: {
    file: z.file(),
    html: textOf('text/html'),
    manifest: textOf('application/json'),
    warnings: z.array(z.enum(editWarnings)),
  },
  async run({ file, ...look }, call) {
    const opened = await openImage(file, call, { asSrgb: true })
    const files = await filesOf(opened, file, look, { ...call, progress: phaseProgress(call, 0.4, 1) })
    const manifest = manifestOf(look)
    files['site.webmanifest'] = new TextEncoder().encode(manifest)
    const warnings = opened.warnings.filter((warning) => warning !== 'otherFormat')
    return { file: await zipImages(files, `${stemOf(file.name)}-favicon`), html: linksOf(), manifest, warnings }
  },
})
