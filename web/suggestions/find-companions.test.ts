import companions from 'virtual:companions'
import { expect, test } from 'vitest'
import { readCatalogue } from '#core/load-tools.node.ts'
import type { Recognition } from '#lib/recognition/recognition.ts'
import { findCompanions, type KnownTool } from './find-companions.ts'

const title = { en: 'A sample', zh: '示例' }
const recognition = (confidence: number): Recognition => ({ operation: 'a', label: title, confidence })

function tool(id: string, output: unknown, sure: (text: string, name?: string) => number): KnownTool {
  const recognize: KnownTool['recognize'] = ({ text, file }) => [recognition(sure(text, file?.name))]
  return { id, category: 'text', samples: { a: [{ title, input: {}, output }] }, recognize }
}

test('what a result is fit for comes first, then what gives what the tool takes, then the popular', async () => {
  const tools = [
    tool('popular', { text: 'a text of words' }, () => 0.2),
    tool('also-popular', { text: 'another text' }, () => 0.2),
    tool('draws', { file: new File(['<svg/>'], 'a.svg') }, (text) => (text.startsWith('csv:') ? 0.9 : 0)),
    tool('writes-csv', { list: [{ row: 'csv:1,2,3' }] }, () => 0),
    tool('reads-svg', { text: 'nothing like it' }, (_, name) => (name === 'a.svg' ? 0.9 : 0)),
  ]
  const found = await findCompanions(tools)
  expect(found['draws']).toEqual(['reads-svg', 'writes-csv', 'popular'])
  expect(found['writes-csv']).toEqual(['draws', 'popular', 'also-popular'])
})

test('a result with parts is sent on as JSON, and goes well with what reads that', async () => {
  const tools = [
    tool('popular', { text: 'a text of words' }, () => 0.2),
    tool('finds', { matches: [{ at: 1 }] }, () => 0),
    tool('reads-json', { text: 'a text of words' }, (text) => (text.startsWith('{"') ? 0.9 : 0)),
  ]
  expect((await findCompanions(tools))['finds']?.[0]).toBe('reads-json')
})

test('every tool has three, none of them itself, and they are not the same for all', async () => {
  const tools = await readCatalogue()
  expect(Object.keys(companions).sort()).toEqual(tools.map(({ id }) => id).sort())
  for (const [id, others] of Object.entries(companions)) {
    expect(new Set(others).size).toBe(3)
    expect(others).not.toContain(id)
  }
  expect(new Set(Object.values(companions).map((others) => others.join())).size).toBeGreaterThan(4)
})

test('images go well with what takes files, hashes with what compares them, matches with JSON', () => {
  expect(companions['image-compress']).toContain('image-converter')
  expect(companions['md5']?.[0]).toBe('file-hash')
  expect(companions['regex-tester']?.[0]).toBe('json-editor')
})
