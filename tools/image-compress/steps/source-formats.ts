import { metadataFormats } from '#lib/imaging/formats/all-formats.ts'

/** Formats that are read but never written: their images are converted. */
export const readOnlyFormats = ['gif', 'bmp', 'tiff', 'heic'] as const

type ReadOnlyFormat = (typeof readOnlyFormats)[number]

/** The formats of decoded images, and so of originals that are returned unchanged. */
export const rasterFormats = [...metadataFormats, ...readOnlyFormats] as const

/** The formats of accepted images; an SVG stays an SVG. */
export const sourceFormats = [...rasterFormats, 'svg'] as const

/** Formats in which cameras write a location that only encoding anew can remove. */
export const mayContainLocation: ReadonlySet<string> = new Set<ReadOnlyFormat>(['tiff', 'heic'])
