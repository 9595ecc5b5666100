import type { Phrase } from '../text/phrase.ts'
import { readingOf } from '../text/reading.ts'

/** A phrase as the engine takes it. */
export interface Spoken {
  ssml: string
  /** For each character of it, counted as the engine does, the place in the text that was given. */
  places: { from: number; to: number }[]
}

/**
 * Writes a phrase as SSML, with what the engine reads wrong spelt out. Nothing of the text itself is ever markup: people
 * paste HTML.
 */
export function spokenForm(phrase: Phrase): Spoken {
  const places: Spoken['places'] = []
  let ssml = ''
  for (const { text, from, to, isSpeltOut } of readingOf(phrase)) {
    let offset = from
    for (const character of text) {
      const place = isSpeltOut ? { from, to } : { from: offset, to: offset + character.length }
      const written = escaped(character)
      for (const _ of written) places.push(place)
      ssml += written
      offset += character.length
    }
  }
  return { ssml, places }
}

function escaped(character: string): string {
  const entity = entities[character]
  if (entity) return entity
  // Two brackets would begin phonemes, and a zero ends the text.
  return /[\p{Cc}\p{Cs}[\]{}|\\^~`]/u.test(character) ? ' ' : character
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
