import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { defineOperation } from '#kit/operation.ts'
import { fill } from '#kit/sentence.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { bidiControls, invisibles, isAllowedInContext, isBidiControl, spaces } from './inspection/invisible.ts'
import { changeSentences } from './inspection/sentences.ts'

/**
 * Removes harmful invisible characters and unifies look-alikes. Joiners in emoji and scripts that need them are kept.
 */
export const clean = defineOperation('clean', {
  input: {
    text: textOf('text/plain'),
    form: z.enum(['NFC', 'NFD', 'NFKC', 'NFKD', 'keep']).default('NFC'),
    invisible: z.boolean().default(true),
    spaces: z.boolean().default(true),
    quotes: z.enum(['keep', 'straight']).default('keep'),
    width: z.enum(['keep', 'half', 'full']).default('keep'),
    direction: z.boolean().default(true),
  },
  output: {
    text: textOf('text/plain'),
    changes: z.array(z.strictObject({ en: z.string(), zh: z.string() })).meta({ format: 'table' }),
  },
  run({ text, form, quotes, width, ...options }) {
    if (text === '') throw errors.empty()
    const changes: Localized[] = []
    const note = (name: keyof typeof changeSentences, params: Record<string, string | number>) =>
      changes.push({ en: fill(changeSentences[name].en, params), zh: fill(changeSentences[name].zh, params) })
    let cleaned = text
    const change = (
      name: keyof typeof changeSentences,
      pattern: RegExp,
      write: (match: string, index: number) => string,
    ) => {
      let count = 0
      const before = cleaned
      cleaned = before.replace(pattern, (match: string, index: number) => {
        const written = write(match, index)
        if (written !== match) count++
        return written
      })
      if (count > 0) note(name, { count })
    }
    if (options.direction) change('direction', bidiControls, () => '')
    if (options.invisible) {
      const before = cleaned
      change('invisible', invisibles, (character, index) =>
        isAllowedInContext(before, index, character) || isBidiControl(character) ? character : '',
      )
    }
    if (options.spaces) change('spaces', spaces, (space) => (/[\u2028\u2029]/.test(space) ? '\n' : ' '))
    if (quotes === 'straight') change('quotes', /[“”„‟″‘’‚‛′]/g, (quote) => (/[‘’‚‛′]/.test(quote) ? "'" : '"'))
    if (width === 'half')
      change('half', /[\uff01-\uff5e\u3000]/g, (character) => shifted(character, -widthShift, '\u3000', ' '))
    if (width === 'full') change('full', /[ -~]/g, (character) => shifted(character, widthShift, ' ', '\u3000'))
    const normal = form === 'keep' ? cleaned : cleaned.normalize(form)
    if (normal !== cleaned) note('form', { form })
    return { text: normal, changes }
  },
})

/** The offset from ASCII to full-width characters. */
const widthShift = 0xfee0

const shifted = (character: string, shift: number, space: string, otherSpace: string): string =>
  character === space ? otherSpace : String.fromCharCode(character.charCodeAt(0) + shift)
