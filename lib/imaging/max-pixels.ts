/** How many pixels an image may have before its decoding takes gigabytes: check its size first. */
export const maxPixels = 100_000_000
