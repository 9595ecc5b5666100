import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { colorOrNone, textOf } from '#kit/text-of.ts'
import { editWarnings, openImage } from './editing/open-image.ts'
import { stemOf, zipImages } from './editing/zip-images.ts'
import { type IconOptions, iconFiles } from './icons/icon-files.ts'

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
  async run({ file, ...options }, call) {
    const opened = await openImage(file, call, { asSrgb: true })
    const files = await iconFiles(opened, file, options, { ...call, progress: phaseProgress(call, 0.4, 1) })
    const manifest = manifestOf(options)
    files['site.webmanifest'] = new TextEncoder().encode(manifest)
    const warnings = opened.warnings.filter((warning) => warning !== 'otherFormat')
    return { file: await zipImages(files, `${stemOf(file.name)}-favicon`), html: linksOf(), manifest, warnings }
  },
})

/** Writes the elements for the head of a page, for files at the root of the site. */
const linksOf = (): string =>
  [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    '',
  ].join('\n')

/** Writes a manifest with the icons (W3C Web Application Manifest). */
function manifestOf({ name, background, maskable }: IconOptions): string {
  const icon = (src: string, side: number, purpose?: string) => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  })
  const manifest = {
    ...(name && { name, short_name: name }),
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      ...(maskable ? [icon('/icon-maskable-512.png', 512, 'maskable')] : []),
    ],
    ...(background && { background_color: background, theme_color: background }),
    display: 'browser',
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}
