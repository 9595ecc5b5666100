/** The formats that can be read and written, both. */
export const formatNames = ['jpeg', 'webp', 'avif', 'png', 'jxl'] as const

export type Format = (typeof formatNames)[number]

export const formats: Record<Format, { type: string; extension: string }> = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  webp: { type: 'image/webp', extension: 'webp' },
  avif: { type: 'image/avif', extension: 'avif' },
  png: { type: 'image/png', extension: 'png' },
  jxl: { type: 'image/jxl', extension: 'jxl' },
}
