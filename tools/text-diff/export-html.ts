import { z } from 'zod'
import { languages } from '#kit/language.ts'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { markedTextOf } from '#kit/text-of.ts'
import { comparisonModes } from '#lib/diff/tokens.ts'
import { compareForPage } from './comparison/compare-for-page.ts'
import { ignoredByPattern } from './comparison/ignored-pattern.ts'
import { errors } from './errors.ts'
import { en } from './html/words.en.ts'
import { zh } from './html/words.zh.ts'
import { writeHtml } from './html/write-html.ts'
import { RowList } from './rows/row-list.ts'

const title = z.string().max(1000).default('')

/** Exports the differences between two texts as a self-contained HTML page, without scripts. */
export const exportHtml = defineOperation('export-html', {
  input: {
    original: markedTextOf('text/plain'),
    changed: markedTextOf('text/plain'),
    view: z.enum(['split', 'unified']).default('split'),
    wrap: z.boolean().default(true),
    mode: z.enum(comparisonModes).default('lines'),
    ignoreCase: z.boolean().default(false),
    ignoreWhitespace: z.boolean().default(false),
    stripTrailingCr: z.boolean().default(false),
    /** In RE2 syntax; its matches within lines are ignored. */
    ignorePattern: advanced(z.string().max(1000).default('')),
    originalTitle: advanced(title),
    changedTitle: advanced(title),
    language: advanced(z.enum(languages).default('en')),
  },
  output: { file: z.file(), additions: z.int(), deletions: z.int() },
  async run({ original, changed, view, wrap, mode, ignorePattern, originalTitle, changedTitle, language, ...ignored }) {
    const ignoreOptions = { ...ignored, ignoredIn: await ignoredByPattern(ignorePattern) }
    try {
      const comparison = compareForPage(original, changed, mode, ignoreOptions)
      const words = { en, zh }[language]
      const names = { original: originalTitle || words.original, changed: changedTitle || words.changed }
      const list = new RowList(comparison, view, new Set(), ignoreOptions)
      const html = await writeHtml(list, { view, wraps: wrap, language, names, words })
      const file = new File([html], 'differences.html', { type: 'text/html' })
      return { file, additions: comparison.additions, deletions: comparison.deletions }
    } catch (error) {
      // More pieces than an array or a Map can hold.
      if (error instanceof RangeError) throw errors.failed()
      throw error
    }
  },
})
