// `npm run new-tool <id> --operation <verb> --category <category>`: creates the folder of a new tool with one
// operation, and changes nothing else.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const root = join(import.meta.dirname, '..')
const usage = 'npm run new-tool <id> --operation <verb> --category <category>'
const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Names of files that every tool has, and keywords that are verbs. */
const reservedNames = [
  ...['tool', 'operations', 'errors', 'samples', 'recognize', 'break', 'continue', 'delete', 'do', 'export', 'import'],
  ...['return', 'switch', 'throw', 'try', 'yield'],
]

const { values, positionals } = readArguments()
const { operation, category } = values
const id = positionals[0] ?? ''
const templates = join(import.meta.dirname, 'new-tool')
const words = (text) => text.replace(/(^|-)([a-z0-9])/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
const names = {
  __operation__: operation.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase()),
  '__operation-id__': operation,
  __category__: category,
  __Title__: words(id),
  __Verb__: words(operation),
}
const categories = Array.from(
  readFileSync(join(root, 'kit/tool.ts'), 'utf8').matchAll(/^ {2}(\w+): \{/gm),
  ([, name]) => name,
)
if (positionals.length !== 1 || !kebab.test(id)) fail('Give the tool an id in kebab-case')
if (!kebab.test(operation)) fail('Give the operation a verb in kebab-case')
if (reservedNames.includes(operation) || importedNames().includes(names.__operation__))
  fail(`An operation cannot be called "${operation}", which means something else here`)
if (!categories.includes(category)) fail(`There is no category "${category}", only ${categories.join(', ')}`)
const folder = join(root, 'tools', id)
if (existsSync(folder)) fail(`tools/${id} is there already`)

mkdirSync(folder, { recursive: true })
for (const file of readdirSync(templates)) {
  let text = readFileSync(join(templates, file), 'utf8')
  for (const [place, name] of Object.entries(names)) text = text.replaceAll(place, name)
  writeFileSync(join(folder, file.replace(/\.template$/, '').replace(/^operation\b/, operation)), text)
}
console.log(`tools/${id} is there: its card, the operation "${operation}" with its test, samples, words in two languages.
It turns a text around, until you make it yours. Look at it with "npm run dev" at /tools/${id}; "npm run check -- ${id}"
says in seconds what does not fit yet, and which sentences still are those of the template.`)

/** What the files of a tool import: an operation of that name would be a second one. */
function importedNames() {
  const texts = readdirSync(templates).map((file) => readFileSync(join(templates, file), 'utf8'))
  return texts.flatMap((text) =>
    Array.from(text.matchAll(/^import (?:type )?\{ ([^}]+) \}/gm), ([, all]) => all.split(/, /)).flat(),
  )
}

function readArguments() {
  const options = {
    operation: { type: 'string', default: 'convert' },
    category: { type: 'string', default: 'text' },
  }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return fail(error.message)
  }
}

function fail(message) {
  console.error(`${message}: ${usage}`)
  process.exit(2)
}
