import companions from 'virtual:companions'
import { expect, test } from 'vitest'
import { readCatalogue } from '#core/load-tools.node.ts'
import { materialOf } from '#lib/recognition/material-of.ts'
import { companions as findAll } from '../build/companions.ts'
import { findCompanions, type KnownTool } from './find-companions.ts'

const tool = (id: string, more: Partial<KnownTool> = {}): KnownTool => ({
  id,
  category: 'text',
  popularity: 50,
  takes: new Map(),
  gives: new Map(),
  inputs: [],
  results: [],
  recognize: () => [],
  words: [],
  ...more,
})
const first = (tools: KnownTool[], id: string) => findCompanions(tools)[id]

test('what takes what a tool gives comes first, then what gives what it takes, then what takes the same', () => {
  const tools = [
    tool('popular', { popularity: 95 }),
    tool('beside', { takes: new Map([['text/csv', 1]]) }),
    tool('before', { gives: new Map([['text/csv', 1]]) }),
    tool('draws', { takes: new Map([['text/csv', 1]]), gives: new Map([['image', 1]]) }),
    tool('next', { takes: new Map([['image', 1]]) }),
  ]
  expect(first(tools, 'draws')).toEqual(['next', 'before', 'beside'])
})

test('what a tool recognizes among results and inputs goes well with it, that it takes anything does not', async () => {
  const sure =
    (confidence: number): KnownTool['recognize'] =>
    ({ text }) => [{ operation: 'a', label: { en: '', zh: '' }, confidence: text === 'a token' ? confidence : 0 }]
  const tools = [
    tool('popular', { popularity: 95 }),
    tool('anything', { recognize: sure(0.2) }),
    tool('reads', { recognize: sure(0.9) }),
    tool('makes', { results: [await materialOf('a token')] }),
  ]
  expect(first(tools, 'makes')).toEqual(['reads', 'popular', 'anything'])
})

test('several words in common tie two tools, one alone and those of every tool do not', () => {
  const tools = [
    tool('popular', { popularity: 95, words: ['free tool for files'] }),
    tool('one-word', { words: ['lunar cheese'] }),
    tool('dates', { words: ['lunar dates and time zones, free tool for files'] }),
    tool('times', { words: ['time zones'] }),
    ...['a', 'b', 'c'].map((id) => tool(id, { words: [`${id}${id}`] })),
  ]
  expect(first(tools, 'dates')?.slice(0, 2)).toEqual(['times', 'popular'])
})

test('those that are side by side already are left out', () => {
  const gives = new Map([['text/x', 1]])
  const tools = [
    tool('one', { gives, variantOf: 'x' }),
    tool('two', { takes: gives, variantOf: 'x' }),
    tool('three', { takes: gives }),
  ]
  expect(first(tools, 'one')).toEqual(['three'])
})

test('every tool has three, none of them itself, and they are the same each time', async () => {
  const tools = await readCatalogue()
  expect(Object.keys(companions).sort()).toEqual(tools.map(({ id }) => id).sort())
  for (const [id, others] of Object.entries(companions)) {
    expect(new Set(others).size).toBe(3)
    expect(others).not.toContain(id)
  }
  expect(await findAll()).toEqual(companions)
})

/** For every tool one that is used after or before it. */
const expected: Record<string, string> = {
  base64: 'url-encoder',
  'code-formatter': 'json-editor',
  'color-converter': 'color-extractor',
  'color-extractor': 'image-compress',
  'cover-generator': 'image-compress',
  cron: 'timestamp',
  crypto: 'file-hash',
  csv: 'json-editor',
  'date-calculator': 'timestamp',
  escape: 'url-encoder',
  'file-hash': 'md5',
  'image-compress': 'image-converter',
  'image-converter': 'image-compress',
  'image-editor': 'image-compress',
  'json-editor': 'json-to-yaml',
  'json-to-go': 'json-editor',
  'json-to-java': 'json-editor',
  'json-to-kotlin': 'json-editor',
  'json-to-rust': 'json-editor',
  'json-to-ts': 'code-formatter',
  'json-to-yaml': 'json-editor',
  'json-to-zod': 'json-editor',
  jwt: 'base64',
  'markdown-preview': 'code-formatter',
  md5: 'file-hash',
  'number-base': 'color-converter',
  'password-generator': 'crypto',
  pdf: 'image-editor',
  'practice-wubi': 'text-counter',
  'qr-generator': 'image-converter',
  'regex-tester': 'json-editor',
  'sql-formatter': 'sql-to-gorm',
  'sql-to-gorm': 'sql-formatter',
  'text-counter': 'text-diff',
  'text-diff': 'text-lines',
  'text-lines': 'text-diff',
  timestamp: 'cron',
  tts: 'text-counter',
  'unit-converter': 'number-base',
  'url-encoder': 'base64',
  uuid: 'timestamp',
  xml: 'json-editor',
}

test('every tool has one that somebody goes on to, and typing is never beside data', () => {
  expect(Object.keys(expected).sort()).toEqual(Object.keys(companions).sort())
  const missed = Object.entries(expected).filter(([id, other]) => !companions[id]?.includes(other))
  expect(missed.map(([id]) => [id, companions[id]])).toEqual([])
  for (const [id, others] of Object.entries(companions))
    if (id.startsWith('json')) expect(others).not.toContain('practice-wubi')
})
