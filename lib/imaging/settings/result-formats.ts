import { animatedFormats, metadataFormats } from '../formats/all-formats.ts'
import type { AnimatedFormat, MetadataFormat } from '../formats/format-definition.ts'

/** A format that compressed images can have: one whose metadata can be replaced, or one with animations. */
export type ResultFormat = MetadataFormat | AnimatedFormat

export const resultFormats: readonly ResultFormat[] = [...new Set([...metadataFormats, ...animatedFormats])]
