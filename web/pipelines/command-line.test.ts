import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commandLineOf } from './command-line.ts'

test('a shell reads the definition as it stands, whatever is in it', () => {
  const options = { text: `it's "$HOME" \`id\` \\ \n !x` }
  const pipeline = { version: 1 as const, steps: [{ tool: 'base64', operation: 'encode', options }] }
  const script = commandLineOf(pipeline)
    .replace('toolbench run', 'printf %s')
    .replace(/ < input\.txt$/, '')
  expect(JSON.parse(execFileSync('sh', ['-c', script], { encoding: 'utf8' }))).toEqual(pipeline)
})
