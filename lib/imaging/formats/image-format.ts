/**
 * All image formats by the name of their folder, with their capabilities. Each `format.ts` adds its format by
 * declaration merging, so that no file lists them all.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the folders add to it
export interface ImageFormats {}

/** The name of a format, which is that of its folder. */
export type ImageFormat = keyof ImageFormats
