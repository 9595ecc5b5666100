import type { Values } from '#kit/values.ts'
import type { EditWarning } from '../editing/open-image.ts'

/** The operations that make one file of each image, in the order of the page. */
export const editNames = ['crop', 'rotate', 'watermark', 'blur', 'split', 'favicon', 'strip'] as const

export type EditName = (typeof editNames)[number]

/** What they give, each a part of it. */
export interface Edited {
  file: File
  width?: number
  height?: number
  count?: number
  removed?: string[]
  warnings: (EditWarning | 'orientationRemoved')[]
}

/** Fields that hold for the image in view more than for any other: they are not remembered. */
const placeFields = ['left', 'top', 'width', 'height', 'areas'] as const

/** Takes what says where in an image apart from all else. */
export function splitPlaces(values: Values): { places: Values; others: Values } {
  const isPlace = (name: string) => placeFields.some((field) => field === name)
  const entries = Object.entries(values)
  return {
    places: Object.fromEntries(entries.filter(([name]) => isPlace(name))),
    others: Object.fromEntries(entries.filter(([name]) => !isPlace(name))),
  }
}
