import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commandLineOf } from './command-line.ts'

test('a shell reads the definition as it stands, whatever is in it', () => {
  const options = { text: `it's "$HOME" \`id\` \\ \n !x` }
  const pipeline = { version: 1 as const, steps: [{ tool: 'base64', operation: 'encode', options }] }
  const script = commandLineOf(pipeline, 'sh')
    .replace('toolbench run', 'printf %s')
    .replace(/ < input\.txt$/, '')
  expect(JSON.parse(execFileSync('sh', ['-c', script], { encoding: 'utf8' }))).toEqual(pipeline)
})

test('for PowerShell quotes are doubled, and the input is named', () => {
  const pipeline = {
    version: 1 as const,
    steps: [{ tool: 'base64', operation: 'encode', options: { text: "it's ’$x" } }],
  }
  expect(commandLineOf(pipeline, 'powershell')).toBe(
    `toolbench run '${JSON.stringify(pipeline).replace("it's ’", "it''s ’’")}' --file input.txt`,
  )
})
