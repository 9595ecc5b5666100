import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { gzipTemplate } from './gzip-template.ts'

const nonce = () => randomBytes(16).toString('base64')

test('every answer has its own nonce, and unpacks to what it is plain', () => {
  const page = gzipTemplate('<a nonce="§">一</a><b nonce="§">一</b><a nonce="§"></a>'.repeat(2000), '§', 24)
  for (const filler of [nonce(), nonce(), nonce(), nonce()]) {
    const expected = `<a nonce="${filler}">一</a><b nonce="${filler}">一</b><a nonce="${filler}"></a>`.repeat(2000)
    expect(page.plain(filler).toString()).toBe(expected)
    expect(gunzipSync(page.gzip(filler)).toString()).toBe(expected)
  }
})

test('what is repeated across the gaps is packed once', () => {
  const block = randomBytes(3000).toString('base64')
  const page = gzipTemplate(`${block}§${block}§${block}`, '§', 24)
  expect(page.gzip(nonce()).length).toBeLessThan(block.length * 0.85)
})

test('any text with gaps anywhere comes back whole', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { minLength: 1 }), (parts) => {
      const clean = parts.map((part) => part.replaceAll('\u0001', '').replaceAll('§', '').toWellFormed())
      const text = gzipTemplate(clean.join('§'), '§', 24)
      for (const filler of [nonce(), nonce(), nonce()])
        expect(gunzipSync(text.gzip(filler)).toString()).toBe(clean.join(filler))
    }),
    { numRuns: runs() },
  )
})
