import { expect, test } from 'vitest'
import { isCode } from './code-languages.ts'
import { loaders } from './language-loaders.ts'

test('what can be colored is code, and nothing else', () => {
  expect(Object.keys(loaders).filter((mediaType) => !isCode(mediaType))).toEqual([])
  expect(['text/plain', 'text/csv', 'text/x-gox', 'constructor'].filter(isCode)).toEqual([])
})
