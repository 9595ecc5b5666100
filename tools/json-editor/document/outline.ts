import { firstByteOf, type JsonIndex, openBrace, openBracket } from '#lib/json/json-index.ts'
import { lowerBound } from '../navigation/lower-bound.ts'

/** The values that a tree shows, row by row: every one whose containers are all open. */
export interface Outline {
  /** The value of each row. */
  tokens: Uint32Array
  /** Its container; of the root the root itself. */
  parents: Uint32Array
  /** Its index in its container, from 0. */
  places: Uint32Array
  /** Its depth: 0 for the root. */
  levels: Uint32Array
}

/** Lists the rows of a tree in which some containers are open. */
export function outlineOf(index: JsonIndex, isOpen: (token: number) => boolean): Outline {
  let count = 0
  walk(index, isOpen, () => count++)
  const column = () => new Uint32Array(count)
  const outline = { tokens: column(), parents: column(), places: column(), levels: column() }
  let row = 0
  walk(index, isOpen, (token, parent, place, level) => {
    outline.tokens[row] = token
    outline.parents[row] = parent
    outline.places[row] = place
    outline.levels[row++] = level
  })
  return outline
}

type Visit = (token: number, parent: number, place: number, level: number) => void

function walk(index: JsonIndex, isOpen: (token: number) => boolean, visit: Visit): void {
  const { nexts } = index
  const parents: number[] = []
  const places: number[] = []
  for (let token = 0; token < nexts.length; ) {
    while (parents.length > 0 && nexts[parents.at(-1) ?? 0] === token) {
      parents.pop()
      places.pop()
    }
    const level = parents.length
    const parent = parents[level - 1] ?? 0
    const isMember = level > 0 && firstByteOf(index, parent) === openBrace
    const value = isMember ? token + 1 : token
    const place = places[level - 1] ?? 0
    if (level > 0) places[level - 1] = place + 1
    visit(value, parent, place, level)
    const byte = firstByteOf(index, value)
    const next = nexts[value] ?? nexts.length
    if ((byte === openBrace || byte === openBracket) && next > value + 1 && isOpen(value)) {
      parents.push(value)
      places.push(0)
      token = value + 1
    } else token = next
  }
}

/** Finds the row of a value; undefined where it is not shown. Rows stand in the order of the text. */
export function rowOf({ tokens }: Outline, token: number): number | undefined {
  const row = lowerBound(tokens, token)
  return tokens[row] === token ? row : undefined
}
