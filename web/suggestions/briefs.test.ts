// A suggestion may have a short preview of its result: one plain line, equal to what the operation returns.
import { expect, test } from 'vitest'
import { loadOperations, readCatalogue } from '#core/load-tools.node.ts'
import { perform } from '#kit/perform.ts'
import { summarizeText } from '#lib/recognition/summarize-text.ts'
import { base64 } from './fixtures/base64.ts'
import { files } from './fixtures/files.ts'
import { hashes } from './fixtures/hashes.ts'
import { json } from './fixtures/json.ts'
import { patterns } from './fixtures/patterns.ts'
import { texts } from './fixtures/texts.ts'
import { urls } from './fixtures/urls.ts'
import { suggestOperations } from './suggest-operations.ts'

const tools = await readCatalogue()
const every = [hashes, base64, json, urls, patterns, texts].flat().map(([, text]) => text)
const briefOf = async (content: string | Blob, name: string) =>
  (await suggestOperations(content, tools)).find(({ tool, operation }) => `${tool.id}/${operation}` === name)?.brief
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['base64', 'decode'],
  ['url-encoder', 'decode'],
])('what is said of %s/%s is what it gives', async (id, name) => {
  const operation = (await loadOperations(id))[name]
  if (!operation) throw new Error(`There is no operation ${id}/${name}`)
  let compared = 0
  for (const text of every) {
    for (const { tool, operation: suggestedName, brief, input, confidence } of await suggestOperations(text, tools)) {
      if (tool.id !== id || suggestedName !== name || !brief || confidence < 0.5) continue
      const output = await perform(operation, input ?? { [id === 'base64' ? 'base64' : 'text']: text.trim() })
      if (Object(output).isText === false) continue
      expect(brief, text).toEqual(summarizeText(String(Object(output).text)))
      compared++
    }
  }
  expect(compared).toBeGreaterThan(12)
})

test.each([
  ['{"id": 7, "name": "Ada"}', 'json-editor/format', 'Object of 2 keys: id, name'],
  ['[1, 2, 3]', 'json-editor/format', 'Array of 3 items'],
  ['{}', 'json-editor/format', 'Object of 0 keys'],
  ['d41d8cd98f00b204e9800998ecf8427e', 'file-hash/compare', '128 bits: MD5'],
  ['da39a3ee5e6b4b0d3255bfef95601890afd80709', 'file-hash/compare', '160 bits: SHA-1'],
  ['d9873e16fd554d53c497f951960967ba *a.zip', 'file-hash/verify', '1 file: a.zip'],
  ['https://example.org/a%20b?q=%E5%B7%A5+%E5%85%B7&n', 'url-encoder/parse', 'example.org · q=工 具 · n'],
  ['https://example.org/%E5%B7%A5', 'url-encoder/parse', 'example.org · /工'],
  ['https://example.org/%zz', 'url-encoder/parse', 'example.org · /%zz'],
  ['data:image/gif;base64,R0lGODlhAgADAAAAACwAAAAAAgADAAA=', 'base64/decodeFile', 'GIF, 2 × 3'],
  ['VeXNjkbcjtS3wnZNKlpNdg==', 'base64/decode', '16 bytes'],
  ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.', 'base64/decode', '{"sub":"ada"}'],
  ['create table a (id int); CREATE TABLE IF NOT EXISTS public."b" (id int)', 'sql-to-gorm/convert', '2 tables: a, b'],
  ['--- a\n+++ b\n@@ -1 +1,2 @@\n-a\n+b\n+c', 'text-diff/apply', '1 file, +2 −1'],
])('%s: %s gives %s', async (text, name, expected) => {
  expect((await briefOf(text, name))?.en).toBe(expected)
})

test('an image is said by its format and its size, as it is seen, also of a file that is cut', async () => {
  const gif = new File([bytesOf('GIF89a\x80\x02\xe0\x01\0\0\0')], 'a.gif', { type: 'image/gif' })
  expect(await briefOf(gif, 'image-converter/convert')).toEqual({ en: 'GIF, 640 × 480', zh: 'GIF，640 × 480' })
  const png = bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x01\xe0\x08\x02\0\0\0\0\0\0\0\0\x0f\0\0IDAT')
  const long = new File([png, new Uint8Array(300_000)], 'a.png', { type: 'image/png' })
  expect((await briefOf(long, 'image-compress/compress'))?.en).toBe('PNG, 640 × 480')
})

test('a PDF is said by its pages where its beginning tells them', async () => {
  const sayingOf = async (text: string) => (await briefOf(new File([bytesOf(text)], 'a.pdf'), 'pdf/inspect'))?.zh
  expect(await sayingOf('%PDF-1.7\n1 0 obj\n<</Linearized 1/L 9/H [1 2]/O 3/E 4/N 12/T 5>>\nendobj\n')).toBe('12 页')
  expect(await sayingOf('%PDF-1.7\n<</Type/Pages>> <</Type/Page>> <</Type /Page/Rotate 90>>\n%%EOF')).toBe('2 页')
  expect(await sayingOf('%PDF-1.7\n<</Type/Page>>\n%%EOF\n<</Type/Page>>\n%%EOF')).toBeUndefined()
  expect(await sayingOf('%PDF-1.7\n<</Type/ObjStm>>\n%%EOF')).toBeUndefined()
})

test('images that are broken off or broken are said nothing of', async () => {
  for (const [, name, type, content] of files) {
    const bytes = typeof content === 'string' ? content : new Uint8Array(content)
    if (type.startsWith('image/'))
      expect(await briefOf(new File([bytes], name, { type }), 'image-converter/convert')).toBeUndefined()
  }
})

test('of what is too long the beginning is said, and that there is more', async () => {
  const long = '工具 '.repeat(100_000)
  const encoded = Buffer.from(long).toString('base64')
  const expected = `${'工具 '.repeat(26)}工…`
  expect((await briefOf(encoded, 'base64/decode'))?.en).toBe(expected)
  expect((await briefOf(new Blob([encoded]), 'base64/decode'))?.en).toBe(expected)
  expect((await briefOf(encodeURIComponent(long), 'url-encoder/decode'))?.en).toBe(expected)
  expect((await briefOf(`{"a": "${long}"}`, 'json-editor/format'))?.en).toBeUndefined()
})

test('it is one line without what steers a terminal or turns characters around, and never markup that is read', async () => {
  const nasty = '<b>\u001b[31m red\u202e\n\n\ttxt.exe\u0000\u0007</b>'
  expect(summarizeText(nasty)).toEqual({ en: '<b> [31m red txt.exe </b>', zh: '<b> [31m red txt.exe </b>' })
  expect(summarizeText(' \n\u200f')).toBeUndefined()
  expect(summarizeText('👋'.repeat(300))?.en).toMatch(/^(?:👋){39}…$/)
  for (const text of every)
    for (const { brief } of await suggestOperations(text, tools))
      for (const said of Object.values(brief ?? {})) {
        expect(said).toMatch(/^[^\p{Cc}\u202A-\u202E]{1,160}$/u)
        expect(said.isWellFormed()).toBe(true)
      }
})
