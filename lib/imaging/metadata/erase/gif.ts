import { joinBytes } from '#lib/join-bytes.ts'
import { isLoopExtension } from '../../formats/gif/frames.ts'
import { parseSections } from '../../formats/gif/sections.ts'

/** Keeps only the images of a GIF and their timing: removes comments, XMP, and trailing data. */
export function eraseGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { headLength, sections } = parseSections(bytes)
  const kept = sections.filter(
    ({ kind, name }) => kind === 'image' || kind === 'control' || kind === 'end' || isLoopExtension(name),
  )
  return joinBytes(bytes.subarray(0, headLength), ...kept.map(({ start, end }) => bytes.subarray(start, end)))
}
