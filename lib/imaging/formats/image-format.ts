/**
 * The formats of images, by the names of their folders, each with what it can do. A folder adds itself, in its
 * `format.ts`, so that the types know of every format though no file lists them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: what is in it stands in the folders
export interface ImageFormats {}

/** A format by its name, which is that of its folder. */
export type ImageFormat = keyof ImageFormats
