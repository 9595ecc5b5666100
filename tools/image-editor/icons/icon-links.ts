import type { IconLook } from './icon-files.ts'

/** Writes what stands in the head of a page, for files that lie at the root of its site. */
export const linksOf = (): string =>
  [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    '',
  ].join('\n')

/** Writes the manifest that names the icons (W3C Web Application Manifest). */
export function manifestOf({ name, background, maskable }: IconLook): string {
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
