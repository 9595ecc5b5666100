import { expect, test } from 'vitest'
import { acceptedLanguage, languageOf } from './negotiate-language.ts'

test.each([
  ['zh-CN', 'zh'],
  ['ZH', 'zh'],
  ['en-GB', 'en'],
  ['fr', undefined],
  ['', undefined],
  [null, undefined],
])('the tag %j is %j', (tag, language) => expect(languageOf(tag)).toBe(language))

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['fr-FR,fr;q=0.9,zh;q=0.5,en;q=0.7', 'en'],
  ['en;q=0,zh', 'zh'],
  ['de', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;;,,q=', 'en'],
  [undefined, 'en'],
])('%j accepts %j', (header, language) => expect(acceptedLanguage(header)).toBe(language))
