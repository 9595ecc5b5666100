import { expect, test } from 'vitest'
import { findWord, queryWords, separateWords } from './query-words.ts'

test('words that say nothing of a tool are left out, where there are others', () => {
  expect(queryWords('  Free JSON editor online ')).toEqual(['json', 'editor'])
  expect(queryWords('在线压缩图片工具')).toEqual(['压缩图片'])
  expect(queryWords('tools')).toEqual(['tools'])
  expect(queryWords('工具')).toEqual(['工具'])
})

test.each([
  ['json', 'json editor', ['json']],
  ['sha256', 'crypto\nsha-256', []],
  ['压缩图片', '图片压缩', ['压缩', '图片']],
  ['图片压缩', '图片压缩', ['图片压缩']],
  ['json格式化', 'json 编辑器\n格式化', ['json', '格式化']],
  ['压缩视频', '图片压缩', undefined],
  ['xml', 'json', undefined],
  ['urldecode', 'url decode', []],
  ['rsa', 'in your colors and', undefined],
])('%s in %j', (word, text, pieces) => {
  expect(findWord(word, text)).toEqual(pieces)
})

test('Chinese is taken apart from what it is written together with', () => {
  expect(separateWords('base64解码 a file')).toEqual(['base64', '解码', 'file'])
  expect(separateWords('')).toEqual([])
})
