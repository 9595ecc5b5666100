import namesByTool from 'virtual:pipeline-operations'
import { expect, test } from 'vitest'
import { findOperations } from './find-operations.ts'

const stepsFor = (query: string) => findOperations(query, 'en').map(({ step }) => `${step.tool}/${step.operation}`)

test.each([
  ['minify json', 'json-editor/minify'],
  ['json minify', 'json-editor/minify'],
  ['压缩 json', 'json-editor/minify'],
  ['base64 jiema', 'base64/decode'],
  ['bsae64', 'base64/encode'],
  ['解码', 'base64/decode'],
  ['gen qr', 'qr-generator/generate'],
])('%s finds %s first', (query, name) => {
  expect(stepsFor(query)[0]).toBe(name)
})

test('what the query names is chosen in the step, and said', () => {
  const hash = findOperations('sha512', 'en').find(({ step }) => step.tool === 'crypto' && step.operation === 'hash')
  expect(hash).toMatchObject({
    step: { tool: 'crypto', operation: 'hash', options: { algorithm: 'SHA512' } },
    label: 'Crypto: Hash: SHA-512',
  })
})

test('without a query all operations that take a result are offered, each once', () => {
  const all = Object.entries(namesByTool).flatMap(([tool, names]) => names.map((name) => `${tool}/${name}`))
  expect(stepsFor(' ').toSorted()).toEqual(all.toSorted())
  expect(new Set(stepsFor('text')).size).toBe(stepsFor('text').length)
  // A date takes no result.
  expect(stepsFor('uuid')).not.toContain('uuid/generate')
})

test('nothing is offered for words that say nothing', () => {
  expect(stepsFor('qqqqzzzz')).toEqual([])
})
