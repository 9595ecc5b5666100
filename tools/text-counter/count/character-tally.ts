import { type Kind, kindOf } from './characters.ts'

/** Counts the code points of a text. A lone surrogate counts as one. */
export interface CharacterTally {
  feed(piece: string): void
  finish(): CharacterCount[]
}

export interface CharacterCount {
  point: number
  count: number
  kind: Kind
}

/** Counts code points in tables of 256, which are made for those that occur: 9 MB where all do. */
export function characterTally(): CharacterTally {
  const tables: (Float64Array | undefined)[] = Array(0x1100).fill(undefined)
  let high = 0
  const add = (point: number) => {
    tables[point >> 8] ??= new Float64Array(256)
    const table = tables[point >> 8]
    if (table) table[point & 0xff] = (table[point & 0xff] ?? 0) + 1
  }
  const closeHigh = () => {
    if (high) add(high)
    high = 0
  }
  return {
    feed(piece) {
      for (let at = 0; at < piece.length; at++) {
        const unit = piece.charCodeAt(at)
        if ((unit & 0xf800) !== 0xd800) {
          if (high) closeHigh()
          add(unit)
        } else if (unit < 0xdc00) {
          closeHigh()
          high = unit
        } else if (high) {
          add(0x10000 + ((high & 0x3ff) << 10) + (unit & 0x3ff))
          high = 0
        } else add(unit)
      }
    },
    finish() {
      closeHigh()
      const characterCounts: CharacterCount[] = []
      for (const [row, table] of tables.entries()) {
        for (const [column, count] of table?.entries() ?? []) {
          const point = row * 256 + column
          if (count > 0) characterCounts.push({ point, count, kind: kindOf(point) })
        }
      }
      return characterCounts
    },
  }
}
