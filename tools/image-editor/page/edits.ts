import type { Values } from '#kit/values.ts'
import type { EditWarning } from '../editing/open-image.ts'

/** The operations that make one file of each image, in the page's order. */
export const editNames = ['crop', 'rotate', 'watermark', 'blur', 'split', 'favicon', 'strip'] as const

export type EditName = (typeof editNames)[number]

/** The outputs of these operations; each has some of the fields. */
export interface EditOutput {
  file: File
  width?: number
  height?: number
  count?: number
  removed?: string[]
  warnings: (EditWarning | 'orientationRemoved')[]
}

/** Fields that apply to one image, and so aren't remembered. */
const geometryFields = ['left', 'top', 'width', 'height', 'areas'] as const

/** Separates the fields that locate something in an image from all others. */
export function splitGeometry(values: Values): { geometry: Values; others: Values } {
  const isGeometry = (name: string) => geometryFields.some((field) => field === name)
  const entries = Object.entries(values)
  return {
    geometry: Object.fromEntries(entries.filter(([name]) => isGeometry(name))),
    others: Object.fromEntries(entries.filter(([name]) => !isGeometry(name))),
  }
}
