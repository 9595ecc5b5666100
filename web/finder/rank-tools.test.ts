import { expect, test } from 'vitest'
import type { WholeTool } from '#core/catalogue.ts'
import { createToolFinder } from './rank-tools.ts'

const tool = (id: string, popularity: number, en: string, zh: string, more: Partial<WholeTool> = {}): WholeTool => ({
  id,
  popularity,
  category: 'development',
  title: { en, zh },
  summary: { en: '', zh: '' },
  description: { en: '', zh: '' },
  keywords: { en: [], zh: [] },
  ...more,
})

const tools = [
  tool('json-editor', 95, 'JSON Editor', 'JSON 编辑器'),
  tool('practice-wubi', 50, 'Wubi Practice', '五笔练习', { category: 'other' }),
  tool('text-diff', 83, 'Text Diff', '文本对比', { category: 'text', summary: { en: 'Compare JSON or text', zh: '' } }),
  tool('json-to-go', 85, 'JSON to Go', 'JSON 转 Go', { category: 'code' }),
  tool('base64', 90, 'Base64', 'Base64 编解码', { keywords: { en: ['atob'], zh: [] } }),
]
const { find } = createToolFinder(tools, {
  pinyin: { 'practice-wubi': 'wubilianxi wblx' },
  operations: { base64: 'Encode a file\n编码文件' },
})
const ids = (query: string) => find(query).tools.map(({ id }) => id)

test('matches of the title come first, then the more popular', () => {
  expect(ids('json')).toEqual(['json-editor', 'json-to-go', 'text-diff'])
})

test('case and the language of the page do not matter', () => {
  expect(ids('JSON')).toEqual(ids('json'))
  expect(ids('编辑')).toEqual(['json-editor'])
  expect(ids('wubi practice')).toEqual(['practice-wubi'])
})

test('a category finds its tools, in both languages', () => {
  expect(ids('code generators')).toEqual(['json-to-go'])
  expect(ids('代码生成')).toEqual(['json-to-go'])
})

test('pinyin and its initials find a Chinese title', () => {
  expect(ids('lianxi')).toEqual(['practice-wubi'])
  expect(ids('wblx')).toEqual(['practice-wubi'])
})

test('keywords find a tool, and a slip of the finger still does', () => {
  expect(ids('atob')).toEqual(['base64'])
  expect(ids('jsno editor')).toContain('json-editor')
})

test('a word for what a tool does finds it', () => {
  expect(ids('encode a file')).toEqual(['base64'])
  expect(ids('编码文件')).toEqual(['base64'])
})

test('several words are found in any order, wherever each stands, those with more in the title first', () => {
  expect(ids('editor json')).toEqual(['json-editor'])
  expect(ids('go json')).toEqual(['json-to-go'])
  expect(ids('json compare')).toEqual(['text-diff'])
  expect(ids('编辑json')).toEqual(['json-editor'])
  expect(ids('练习五笔')).toEqual(['practice-wubi'])
  expect(find('json nothing')).toMatchObject({ isNear: true })
})

test('what nobody has is not found', () => {
  expect(ids('zzzzqx')).toEqual([])
  expect(ids('   ')).toEqual([])
})

test('at most ten are found', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    tool(`tool-${index}`, 50 + index, `Tool ${index}`, `工具 ${index}`),
  )
  const hits = createToolFinder(many).find('tool').tools
  expect(hits).toHaveLength(10)
  expect(hits[0]?.id).toBe('tool-29')
})
