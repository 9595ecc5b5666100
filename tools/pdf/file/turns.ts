import { partsOf } from '#lib/pdf/page-ranges.ts'
import { errors } from '../errors.ts'
import { pagesIn } from './fields.ts'

/** By how much pages are turned, clockwise in degrees, by their places in the document from 0. */
export type Turns = ReadonlyMap<number, number>

/**
 * Reads which pages are to be turned, and by how much: `2:90, 4-z:180`.
 *
 * @throws badPages, badRotation
 */
export function turnsIn(text: string, count: number): Turns {
  const turns = new Map<number, number>()
  for (const part of partsOf(text)) {
    const [, pages = '', angle] = /^([^:]{1,40}):(90|180|270)$/.exec(part) ?? []
    if (angle === undefined) throw errors.badRotation()
    for (const page of pagesIn(pages, count)) turns.set(page, Number(angle))
  }
  return turns
}
