import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { z as z3 } from 'zod/v3'
import { runs } from '#lib/fixtures/runs.ts'
import { readJson } from '#lib/json/read.ts'
import { inferTypes } from '#lib/json-shape/infer-types.ts'

const checks = {
  date: [z.iso.date(), z3.string().date()],
  'date-time': [z.iso.datetime({ offset: true }), z3.string().datetime({ offset: true })],
  time: [],
  uuid: [z.uuid(), z3.string().uuid()],
  url: [z.url(), z3.string().url()],
  email: [z.email(), z3.string().email()],
}

const starts = [
  ...['2024-02-29', '2026-01-05T10:00:00Z', '2026-01-05T10:00:00.123+08:00', '23:59:59Z'],
  ...['3f0e8a52-6b1c-4d0e-9a55-0c8c3a1f2b10', '00000000-0000-0000-0000-000000000000'],
  ...[
    'https://example.org/a?b=c#d',
    'http://127.0.0.1:8080/',
    'https://[::1]/',
    'http://a.b.c',
    'https://xn--a.example/',
  ],
  ...['ada.lovelace+x@mail.example.org', "o'hara@a-b.co", '_@a.museum'],
]
const signs = fc.string({ unit: fc.constantFrom(...'0129-:.+TZ/@?#[]%_\' ~abfxé"\\'), maxLength: 2 })

/** Strings that have a format, or almost. */
const nearly = fc.tuple(fc.constantFrom(...starts), fc.nat(), fc.nat(2), signs).map(([start, at, cut, sign]) => {
  const place = at % (start.length + 1)
  return start.slice(0, place) + sign + start.slice(place + cut)
})

test('every string with a detected format is valid in Zod, and is returned unchanged', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(nearly, (text) => {
      const [form] = inferTypes([readJson(JSON.stringify(text))]).root.forms
      if (form?.kind !== 'string' || !form.format) return
      seen.add(form.format)
      for (const check of checks[form.format]) expect(check.parse(text)).toBe(text)
    }),
    { numRuns: runs(20_000) },
  )
  expect([...seen].sort()).toEqual(Object.keys(checks).sort())
})
