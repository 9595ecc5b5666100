/** The formats that can be read, written and kept free of metadata. */
export const formatNames = ['jpeg', 'webp', 'avif', 'png', 'jxl'] as const

export type Format = (typeof formatNames)[number]

/** The formats that an image can be written in. */
export const writableNames = ['png', 'jpeg', 'webp', 'avif', 'jxl', 'gif', 'bmp', 'ico', 'tiff'] as const

export type WritableFormat = (typeof writableNames)[number]

/** The formats that an image can be read from. */
export const readableNames = [...writableNames, 'svg', 'heic'] as const

export type ReadableFormat = (typeof readableNames)[number]

export const formats: Record<ReadableFormat, { type: string; extension: string }> = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  webp: { type: 'image/webp', extension: 'webp' },
  avif: { type: 'image/avif', extension: 'avif' },
  png: { type: 'image/png', extension: 'png' },
  jxl: { type: 'image/jxl', extension: 'jxl' },
  gif: { type: 'image/gif', extension: 'gif' },
  bmp: { type: 'image/bmp', extension: 'bmp' },
  ico: { type: 'image/x-icon', extension: 'ico' },
  tiff: { type: 'image/tiff', extension: 'tiff' },
  svg: { type: 'image/svg+xml', extension: 'svg' },
  heic: { type: 'image/heic', extension: 'heic' },
}
