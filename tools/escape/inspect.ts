import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { codePointNotation } from '#lib/code-point.ts'
import { countLongGraphemes } from '#lib/text/count-long-graphemes.ts'
import { unicodeTables } from '#lib/unicode/unicode-tables.ts'
import { errors } from './errors.ts'
import { hexOf, isSurrogate } from './format/format.ts'
import { loadReferences } from './format/references.ts'
import { findingKinds, findSuspicious } from './inspection/find-suspicious.ts'

/** Lists the first characters of a text, and all suspicious ones. */
export const inspect = defineOperation('inspect', {
  input: { text: textOf('text/plain'), limit: z.int().min(1).max(10_000).default(1000) },
  output: {
    // First what is wrong: the characters may be a long list.
    findings: z
      .array(z.strictObject({ position: z.int(), kind: z.enum(findingKinds), en: z.string(), zh: z.string() }))
      .meta({ format: 'table' }),
    characters: z
      .array(
        z.strictObject({
          position: z.int(),
          character: z.string(),
          codePoint: z.string(),
          name: z.string(),
          category: z.string(),
          script: z.string(),
          utf8: z.string(),
          utf16: z.string(),
          html: z.string(),
        }),
      )
      .meta({ format: 'table' }),
    counts: z.strictObject({ graphemes: z.int(), codePoints: z.int(), utf16: z.int(), utf8: z.int() }),
  },
  async run({ text, limit }) {
    if (text === '') throw errors.empty()
    const [tables, { nameOf: referenceOf }] = await Promise.all([unicodeTables(), loadReferences()])
    let position = 1
    const characters = firstCharacters(text, limit).map((character) => {
      const point = character.codePointAt(0) ?? 0
      const { category, script } = tables.propertiesOf(point)
      const name = referenceOf.get(character)
      const row = {
        position,
        character,
        codePoint: codePointNotation(point),
        name: tables.nameOf(point),
        category,

        script: script.replaceAll('_', ' '),
        utf8: utf8Of(character),
        utf16: utf16Of(character),
        html: name === undefined ? `&#${point};` : `&${name};`,
      }
      position += character.length
      return row
    })
    const pairs = text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0
    return {
      findings: findSuspicious(text, tables, limit),
      characters,
      counts: {
        graphemes: countLongGraphemes(text),
        codePoints: text.length - pairs,
        utf16: text.length,
        utf8: new TextEncoder().encode(text).length,
      },
    }
  },
})

const firstCharacters = (text: string, limit: number): string[] => Array.from(text.slice(0, limit * 2)).slice(0, limit)

/** Lone surrogates have no UTF-8 encoding. */
const utf8Of = (character: string): string =>
  isSurrogate(character.codePointAt(0) ?? 0)
    ? ''
    : Array.from(new TextEncoder().encode(character), (byte) => hexOf(byte, 2, true)).join(' ')

const utf16Of = (character: string): string =>
  Array.from({ length: character.length }, (_, index) => hexOf(character.charCodeAt(index), 4, true)).join(' ')
