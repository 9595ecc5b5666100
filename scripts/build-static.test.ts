import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  [['--bse', '/tools/'], /^Unknown option '--bse'/],
  [['/tools/'], /^Unexpected argument '\/tools\/'/],
])('%j is refused with a sentence, before anything is built', (words, sentence) => {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/build-static.ts', ...words], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(sentence)
})
