import { metadataFormats } from '#lib/imaging/formats/registry.ts'

/** Formats that are read, but never written: their images become one of the others. */
export const foreignNames = ['gif', 'bmp', 'tiff', 'heic'] as const

type ForeignFormat = (typeof foreignNames)[number]

/** The formats of images that are decoded, and so of originals that come back. */
export const rasterNames = [...metadataFormats, ...foreignNames] as const

/** The formats of images that are taken: an SVG stays one. */
export const sourceNames = [...rasterNames, 'svg'] as const

/** Where a camera writes the place, and nothing but another file takes it out. */
export const mayTellPlaces: ReadonlySet<string> = new Set<ForeignFormat>(['tiff', 'heic'])
