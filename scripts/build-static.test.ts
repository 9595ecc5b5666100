import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  [['--bse', '/tools/'], /^Unknown option '--bse'/],
  [['--base', '//host/'], /^--base takes the path of the site on its host, such as \/tools\/$/m],
  [['--base', 'tools'], /^--base takes the path/],
  [['/tools/'], /^Unexpected argument '\/tools\/'/],
])('%j is refused with a message, before anything is built', (words, sentence) => {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/build-static.ts', ...words], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(sentence)
})
