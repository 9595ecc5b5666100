import { kanjiCodes } from './kanji.ts'

export type Mode = 'numeric' | 'alphanumeric' | 'byte' | 'kanji'

/** A part of a text that is encoded in one mode. */
export interface Segment {
  mode: Mode
  characters: string[]
}

/** Versions 1 to 9, 10 to 26 and 27 to 40, which differ in the bits of the character count. */
export type VersionGroup = 0 | 1 | 2
export const versionGroupOf = (version: number): VersionGroup => (version < 10 ? 0 : version < 27 ? 1 : 2)

export const modes: Record<Mode, { indicator: number; lengthBits: readonly [number, number, number] }> = {
  numeric: { indicator: 1, lengthBits: [10, 12, 14] },
  alphanumeric: { indicator: 2, lengthBits: [9, 11, 13] },
  byte: { indicator: 4, lengthBits: [8, 16, 16] },
  kanji: { indicator: 8, lengthBits: [8, 10, 12] },
}

export const alphanumerics = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/**
 * Splits a text into segments with the fewest bits in total. Characters beyond ASCII are in Kanji mode if all of them
 * can be, otherwise in UTF-8: readers guess the charset of bytes, and guess better with more of them.
 */
export function segmentsOf(text: string, group: VersionGroup): Segment[] {
  const characters = [...text]
  const kanji = kanjiCodes(characters)
  const steps = bestPaths(characters, group, kanji !== undefined)
  return join(characters, backtrack(steps))
}

const modeNames: Mode[] = ['numeric', 'alphanumeric', 'byte', 'kanji']

/** For every character and mode, the preceding mode on the cheapest path; -1 if there is none. */
interface Paths {
  before: Int8Array
  /** The last mode of the cheapest path. */
  end: number
  length: number
}

/**
 * Finds the cheapest paths, with costs in sixths of a bit: a digit takes ten thirds of a bit, a pair of letters eleven
 * bits.
 */
function bestPaths(characters: string[], group: VersionGroup, hasKanji: boolean): Paths {
  const headers = modeNames.map((mode) => (4 + modes[mode].lengthBits[group]) * 6)
  const before = new Int8Array(characters.length * 4).fill(-1)
  let costs = headers.slice()
  for (const [index, character] of characters.entries()) {
    const next = [0, 1, 2, 3].map(() => Number.POSITIVE_INFINITY)
    const sixths = sixthsOf(character, hasKanji)
    for (const [mode, own] of sixths.entries()) {
      if (own === 0) continue
      for (let from = 0; from < 4; from++) {
        // The previous segment is rounded up to whole bits.
        const base = costs[from] ?? 0
        const cost = from === mode ? base + own : Math.ceil(base / 6) * 6 + (headers[mode] ?? 0) + own
        // The first character has only one header, which is already in the costs.
        if ((index === 0 && from !== mode) || cost >= (next[mode] ?? 0)) continue
        next[mode] = cost
        before[index * 4 + mode] = from
      }
    }
    costs = next
  }
  return { before, end: costs.indexOf(Math.min(...costs)), length: characters.length }
}

/** The cost of a character in each mode; 0 if the mode cannot encode it. */
function sixthsOf(character: string, hasKanji: boolean): number[] {
  const code = character.codePointAt(0) ?? 0
  const isDigit = code >= 48 && code <= 57
  const isLetter = alphanumerics.includes(character)
  const isKanji = code > 127 && hasKanji
  return [isDigit ? 20 : 0, isLetter ? 33 : 0, isKanji ? 0 : utf8Length(code) * 48, isKanji ? 78 : 0]
}

const utf8Length = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)

function backtrack({ before, end, length }: Paths): number[] {
  const path = new Array<number>(length)
  let mode = end
  for (let index = length - 1; index >= 0; index--) {
    path[index] = mode
    mode = before[index * 4 + mode] ?? 0
  }
  return path
}

function join(characters: string[], path: number[]): Segment[] {
  const segments: Segment[] = []
  for (const [index, character] of characters.entries()) {
    const mode = modeNames[path[index] ?? 2] ?? 'byte'
    const last = segments.at(-1)
    if (last?.mode === mode) last.characters.push(character)
    else segments.push({ mode, characters: [character] })
  }
  return segments
}

/** The number of bits of a segment, including its header; infinite if its length exceeds the character count. */
export function bitsOf({ mode, characters }: Segment, group: VersionGroup): number {
  const lengthBits = modes[mode].lengthBits[group]
  const count = characterCountOf(mode, characters)
  if (count >= 2 ** lengthBits) return Number.POSITIVE_INFINITY
  return 4 + lengthBits + dataBits[mode](count)
}

/** The character count of a segment: bytes in byte mode, otherwise characters. */
export const characterCountOf = (mode: Mode, characters: string[]): number =>
  mode === 'byte'
    ? characters.reduce((sum, character) => sum + utf8Length(character.codePointAt(0) ?? 0), 0)
    : characters.length

const dataBits: Record<Mode, (count: number) => number> = {
  numeric: (count) => Math.floor(count / 3) * 10 + ([0, 4, 7][count % 3] ?? 0),
  alphanumeric: (count) => Math.floor(count / 2) * 11 + (count % 2) * 6,
  byte: (count) => count * 8,
  kanji: (count) => count * 13,
}
