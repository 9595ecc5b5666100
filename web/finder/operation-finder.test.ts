import operations from 'virtual:operation-index'
import { expect, test } from 'vitest'
import { wholeCatalogue } from '../catalogue/whole-catalogue.ts'
import { createOperationFinder } from './operation-finder.ts'
import { toolFinder } from './tool-finder.ts'

const find = createOperationFinder(wholeCatalogue, operations)
const namesFor = (query: string) =>
  find(query, toolFinder.find(query).tools[0]?.id).map(({ tool, operation }) => `${tool.id}/${operation}`)

test.each([
  ['base64 decode', 'base64/decode'],
  ['decode base64', 'base64/decode'],
  ['解码 base64', 'base64/decode'],
  ['base64解码', 'base64/decode'],
  ['base64 jiema', 'base64/decode'],
  ['encode a file', 'base64/encodeFile'],
  ['url decode', 'url-encoder/decode'],
  ['minify json', 'json-editor/minify'],
  ['压缩 json', 'json-editor/minify'],
  ['encrypt file', 'crypto/encryptFile'],
])('%s finds %s first', (query, name) => {
  expect(namesFor(query)[0]).toBe(name)
})

test('what can be chosen in an operation finds it, and is chosen', () => {
  const hash = find('sha256', undefined).find(({ tool, operation }) => tool.id === 'crypto' && operation === 'hash')
  expect(hash?.choice).toMatchObject({ field: 'algorithm', value: 'SHA256', label: { en: 'SHA-256' } })
  const file = find('sha-256', undefined).find(({ tool }) => tool.id === 'file-hash')
  expect(file?.choice?.value).toEqual(['SHA-256'])
})

test('of a conversion the target is chosen', () => {
  const choices = find('png to ico', 'image-converter').flatMap(({ choice }) => choice?.value ?? [])
  expect(choices[0]).toBe('ico')
})

test('a part of a word chooses nothing', () => {
  expect(find('sha25', undefined).filter(({ choice }) => choice)).toEqual([])
})

test('who names a tool alone is offered its operations, and those of no other tool that has the word somewhere', () => {
  expect(new Set(namesFor('url encoder'))).toEqual(
    new Set(['encode', 'decode', 'parse', 'build'].map((name) => `url-encoder/${name}`)),
  )
})

test('who says which operation is not offered the others of its tool', () => {
  const operations = namesFor('base64 decode')
  expect(operations.slice(0, 2)).toEqual(['base64/decode', 'base64/decodeFile'])
  expect(operations.filter((each) => each.startsWith('base64/'))).toHaveLength(2)
})

test('five are found at most, none for nothing, a single letter or what nobody has', () => {
  expect(namesFor('en').length).toBe(5)
  expect(namesFor('e')).toEqual([])
  expect(namesFor(' ')).toEqual([])
  expect(namesFor('zzzzqx')).toEqual([])
})
