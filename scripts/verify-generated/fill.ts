import { readFileSync, writeFileSync } from 'node:fs'
import { perform } from '#kit/perform.ts'

const id = process.argv[2]
const { convert } = await import(`#tools/${id}/operations.ts`)
const { samples } = await import(`#tools/${id}/samples.ts`)
const path = `tools/${id}/samples.ts`
let at = 0
const outs: string[] = []
for (const { input } of samples.convert) {
  const { code, warnings } = (await perform(convert, input)) as any
  console.log(code, warnings)
  outs.push(`output: { code: ${'`'}${code.replace(/[`\\$]/g, '\\$&')}${'`'}, warnings: ${JSON.stringify(warnings)} },`)
}
const text = readFileSync(path, 'utf8').replace(
  /output: \{ code: (?:''|`(?:[^`\\]|\\.)*`), warnings: \[[^\]]*\] \},|output: \{\s*code: `(?:[^`\\]|\\.)*`,\s*warnings: \[[\s\S]*?\n {6}\},/g,
  () => outs[at++] ?? 'MISSING',
)
writeFileSync(path, text)
