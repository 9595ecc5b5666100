// `npm run conformance -- <folder> [word…]`: tests the tools with third-party suites, which are not part of this
// project: all, or those whose title contains one of the words. Fails on unexpected failures and on unexpected passes.
// Writes docs/conformance.md if all suites were run.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from '#lib/fixtures/suite.ts'
import { runSuite, type SuiteResult } from './run-suite.ts'

const root = join(import.meta.dirname, '../..')
const [folder, ...words] = process.argv.slice(2)
if (!folder || !existsSync(folder)) {
  console.error('Say where the suites are: npm run conformance -- <folder> [word…]')
  process.exit(2)
}

const files = globSync('{tools,lib}/**/fixtures/*.suite.node.ts', { cwd: root }).sort()
const suites = await Promise.all(files.map(async (file): Promise<Suite> => (await import(join(root, file))).suite))
const results: SuiteResult[] = []
const missing: string[] = []
for (const suite of suites.filter(({ title }) => words.length === 0 || words.some((word) => title.includes(word)))) {
  const path = join(folder, suite.file)
  if (!existsSync(path)) {
    console.log(`${suite.title}: left out, there is no ${suite.file}`)
    missing.push(suite.title)
    continue
  }
  const result = await runSuite(suite, readFileSync(path))
  results.push(result)
  console.log(`${suite.title}: ${result.cases - result.failed.size} of ${result.cases}`)
  for (const name of result.unexpectedFailures)
    console.log(`  fails: ${name}: ${result.failed.get(name)?.slice(0, 300)}`)
  for (const name of result.unexpectedPasses) console.log(`  fails no longer, strike it from what is known: ${name}`)
}
if (words.length === 0 && missing.length === 0)
  writeFileSync(join(root, 'docs/conformance.md'), conformancePage(results))
process.exit(
  results.some(({ unexpectedFailures, unexpectedPasses }) => unexpectedFailures.length + unexpectedPasses.length > 0)
    ? 1
    : 0,
)

/** Writes `docs/conformance.md`. */
function conformancePage(results: SuiteResult[]): string {
  return [
    '# What others wrote to test such tools, and what ours make of it',
    '',
    'Written by `npm run conformance -- <folder of the suites>`. The suites are no part of this project. What fails is known',
    'by name; a run fails on whatever fails besides, and on what fails no longer, so that it can only get better.',
    '',
    '| suite | right | another implementation | from | licence |',
    '|---|---|---|---|---|',
    ...results.map(rowOf),
    ...results.filter(({ failed }) => failed.size > 0).flatMap(failuresOf),
    '',
  ].join('\n')
}

function rowOf({ suite, cases, failed }: SuiteResult): string {
  const { title, source, licence, reference } = suite
  const other = reference ? `${reference.name}: ${reference.passed}` : ''
  return `| ${title} | ${cases - failed.size} of ${cases} | ${other} | ${source} | ${licence} |`
}

/** Groups failures by reason. */
function failuresOf({ suite, failed }: SuiteResult): string[] {
  const byReason = Map.groupBy(failed.keys(), (name) => suite.known?.[name] ?? 'not looked into yet')
  const rows = Array.from(byReason, ([reason, names]) => `- ${reason}: ${names.map(codeSpan).join(', ')}`)
  return ['', `## ${suite.title}`, '', ...rows]
}

/** Formats a name as inline code, whatever it contains. */
function codeSpan(name: string): string {
  const text = name.replaceAll('\n', '\\n')
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}
