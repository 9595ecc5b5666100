import { joinBytes } from '#lib/join-bytes.ts'
import { isOfAnimation } from '../../formats/gif/frames.ts'
import { sectionsIn } from '../../formats/gif/sections.ts'

/** Leaves of a GIF its images and how they follow one another: no comment, no XMP, nothing behind its end. */
export function eraseGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { headLength, sections } = sectionsIn(bytes)
  const kept = sections.filter(
    ({ kind, name }) => kind === 'image' || kind === 'control' || kind === 'end' || isOfAnimation(name),
  )
  return joinBytes(bytes.subarray(0, headLength), ...kept.map(({ start, end }) => bytes.subarray(start, end)))
}
