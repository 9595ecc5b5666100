// `npm run new-tool <id>`: makes the folder of a new tool, whole and green, and touches nothing else.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const id = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) fail('Give the tool an id in kebab-case: npm run new-tool morse-code')
const folder = join(import.meta.dirname, '../tools', id)
if (existsSync(folder)) fail(`tools/${id} is there already`)

const title = id.replace(/(^|-)([a-z0-9])/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
const templates = join(import.meta.dirname, 'new-tool')
mkdirSync(folder, { recursive: true })
for (const file of readdirSync(templates)) {
  const text = readFileSync(join(templates, file), 'utf8').replaceAll('Reverse Text', title)
  writeFileSync(join(folder, file.replace(/\.template$/, '')), text)
}
console.log(`tools/${id} is there: its card, an operation with its test, samples, words in two languages.
Look at it with "npm run dev" at /tools/${id}, and keep "npm run check" green while you make it yours.`)

function fail(message) {
  console.error(message)
  process.exit(2)
}
