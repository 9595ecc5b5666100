import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { splitText } from '#lib/regex/split-text.ts'
import { warningsField } from './search/differences.ts'
import { matchesWithProgress, type OpenSearch, runSearch } from './search/run-search.ts'
import { searchFields } from './search/search-fields.ts'

/**
 * Cuts a text at every match, whether or not the flags say global: with the engine of Python as Python does, with all
 * others as JavaScript does.
 */
export const split = defineOperation('split', {
  input: searchFields,
  output: { parts: z.array(z.string()), warnings: warningsField },
  async run(input, call) {
    const { text, engine } = input
    const options = { all: true, sticky: false }
    const atAll = engine === 'python'
    const cut = (search: OpenSearch) => ({
      parts: text === '' && !atAll ? [''] : splitText(text, matchesWithProgress(search, text, call), { atAll }),
      ...search.warned,
    })
    return runSearch(input, call, cut, { options })
  },
})
