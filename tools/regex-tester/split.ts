import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { splitText } from '#lib/regex/split-text.ts'
import { warningsField } from './search/differences.ts'
import { matchesWithProgress, type OpenSearch, runSearch } from './search/run-search.ts'
import { searchFields } from './search/search-fields.ts'

/** Cuts a text at every match, whether or not the flags say global, as JavaScript does. */
export const split = defineOperation('split', {
  input: searchFields,
  output: { parts: z.array(z.string()), warnings: warningsField },
  async run(input, call) {
    const { text } = input
    const options = { all: true, sticky: false }
    const cut = (search: OpenSearch) => ({
      parts: text === '' ? [''] : splitText(text, matchesWithProgress(search, text, call)),
      ...search.warned,
    })
    return runSearch(input, call, cut, { options })
  },
})
