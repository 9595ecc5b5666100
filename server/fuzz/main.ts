// `npm run fuzz -- [minutes] [tool/operation…] [--seed N] [--path P]`: runs every operation, or the named ones, with
// inputs generated from their schemas and samples, and prints each failure with the command that reproduces it.
import { parseArgs } from 'node:util'
import { loadEveryTool } from '#core/load-tools.node.ts'
import { openPool } from '../pool/pool.ts'
import { type Finding, fuzzOperation } from './fuzz-operation.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, path: { type: 'string' } },
})
const minutes = Number(positionals.find((word) => /^\d+(\.\d+)?$/.test(word)) ?? 1)
const asked = positionals.filter((word) => word.includes('/'))
let seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)

const pool = await openPool()
const targets = (await loadEveryTool()).flatMap((tool) =>
  Object.entries(tool.operations).map(([exported, { name }]) => ({ tool, exported, name: `${tool.id}/${name}` })),
)
const chosen = targets.filter(({ name }) => asked.length === 0 || asked.includes(name))
const runs = 40
const end = Date.now() + minutes * 60_000
const findings = new Map<string, Finding>()
let rounds = 0
do {
  // Several at once, since a busy child uses one core.
  const waiting = [...chosen]
  const work = async () => {
    for (let next = waiting.pop(); next && (Date.now() < end || rounds === 0); next = waiting.pop()) {
      const finding = await fuzzOperation(pool, next.tool, next.exported, { seed, runs, path: values.path })
      if (finding) tell(finding)
    }
  }
  await Promise.all([work(), work()])
  rounds++
  seed = (seed + 1) % 2 ** 31
} while (Date.now() < end && values.seed === undefined)
await pool.close()
console.log(`${chosen.length} operations, ${rounds} rounds of ${runs} inputs each: ${findings.size} failures`)
process.exit(findings.size > 0 ? 1 : 0)

/** Prints the same failure of an operation once. */
function tell(finding: Finding): void {
  const { operation, wrong, input } = finding
  const key = `${operation} ${wrong.split('\n').slice(0, 2).join()}`
  if (findings.has(key)) return
  findings.set(key, finding)
  console.log(`${operation} ${wrong.split('\n').slice(0, 4).join('\n')}\n  with ${shown(input).slice(0, 1000)}`)
  console.log(`  npm run fuzz -- ${operation} --seed ${finding.seed} --path ${finding.path}`)
}

/** Shortens the content of files, so that the options after it are not cut off. */
function shown(input: string): string {
  return input.replace(/"base64":"([^"]{40})[^"]*"/g, '"base64":"$1…"')
}
