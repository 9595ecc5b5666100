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

/** Counts code points in a table of all of them, which takes 9 MB for any text. */
export function characterTally(): CharacterTally {
  const counts = new Float64Array(0x110000)
  let high = 0
  const add = (point: number) => {
    counts[point] = (counts[point] ?? 0) + 1
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
      for (let point = 0; point < counts.length; point++) {
        const count = counts[point] ?? 0
        if (count > 0) characterCounts.push({ point, count, kind: kindOf(point) })
      }
      return characterCounts
    },
  }
}
