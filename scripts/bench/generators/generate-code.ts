// Runs one generator on one file, and prints its time and peak memory.
import { readFileSync } from 'node:fs'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'

const [who = '', language = '', path = ''] = process.argv.slice(2)
const json = readFileSync(path, 'utf8')
const generate = who === 'ours' ? await ours() : await theirs()
const start = performance.now()
await generate()
const milliseconds = performance.now() - start
// In kB on both Linux and macOS, as Node converts it.
console.log(JSON.stringify({ milliseconds, mebibytes: process.resourceUsage().maxRSS / 1024 }))

async function ours(): Promise<() => unknown> {
  const tool = language === 'typescript' ? 'json-to-ts' : `json-to-${language}`
  const { convert }: { convert: Operation } = await import(`#tools/${tool}/operations.ts`)
  return () => perform(convert, { json })
}

async function theirs(): Promise<() => unknown> {
  const { quicktypeCode } = await import('./quicktype.ts')
  return () => quicktypeCode(language as 'go', json)
}
