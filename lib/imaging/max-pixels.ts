/** The limit on the pixels of an image, above which decoding takes gigabytes; checked before decoding. */
export const maxPixels = 100_000_000
