import { fill } from '#kit/sentence.ts'
import { formats } from '../formats/all-formats.ts'
import type { ImageFormat } from '../formats/image-format.ts'
import type { Size } from '../raster-image.ts'

/** Names a result after a pattern with {name}, {width} and {height}: `{name}-{width}` gives `photo-800.webp`. */
export function resultFileName(
  pattern: string,
  original: string,
  { width, height }: Size,
  format: ImageFormat,
): string {
  const name = original.replace(/(?<=.)\.[^.]*$/, '')
  // A slash would lead into another folder, and some systems forbid the other characters in file names.
  const safe = fill(pattern, { name, width, height }).replace(/[\p{Cc}/\\:*?"<>|]/gu, '-')
  return `${safe || name}.${formats[format].extensions[0]}`
}
