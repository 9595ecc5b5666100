import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { escapeText } from '../escape.ts'
import { unescapeText } from '../unescape.ts'

/** Longer than a block, so that block boundaries fall anywhere in the repeated parts. */
const long = fc
  .tuple(
    fc.array(
      fc.constantFrom('🙂', '中', 'a', '7', '&', '&amp;', '\\', '\\u0041', '\\xe4\\xb8\\xad', ';', '\ud83d', '"'),
      {
        minLength: 1,
        maxLength: 9,
      },
    ),
    fc.nat(9),
  )
  .map(([parts, shift]) => 'b'.repeat(shift) + parts.join('').repeat(Math.ceil(9000 / parts.join('').length)))

test('a long text is escaped and unescaped correctly wherever blocks end', async () => {
  await fc.assert(
    fc.asyncProperty(
      long,
      fc.constantFrom('unicode' as const, 'html' as const, 'json' as const),
      fc.constantFrom('needed' as const, 'all' as const),
      async (text, format, range) => {
        const { text: escaped } = await perform(escapeText, { text, format, range })
        const { text: read } = await perform(unescapeText, { text: escaped, format, strict: format !== 'html' })
        expect(read).toBe(text)
      },
    ),
    { numRuns: runs(300) },
  )
})

test('errors have their position in the whole text', async () => {
  for (const [format, good, bad] of [
    ['unicode', '\\u0041', '\\u{110000}'],
    ['html', '&amp;', '&#x110000;'],
    ['xml', '&amp;', '&nosuch;'],
  ] as const) {
    const text = good.repeat(2000)
    await expect(perform(unescapeText, { text: text + bad, format, strict: true })).rejects.toMatchObject({
      code: 'badEscape',
      params: { position: text.length + 1 },
    })
  }
})
