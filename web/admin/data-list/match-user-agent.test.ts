import { expect, test } from 'vitest'
import { matchUserAgent } from './match-user-agent.ts'

test('texts that a browser calls itself by are found, whatever the case', () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  expect(matchUserAgent(['BadBot', 'FIREFOX', ' linux '], agent)).toEqual(['FIREFOX', ' linux '])
  expect(matchUserAgent(['', '  '], agent)).toEqual([])
})
