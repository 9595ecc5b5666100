import type { SuiteResult } from './run-suite.ts'

/** Writes `docs/conformance.md`. */
export function conformancePage(results: SuiteResult[]): string {
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

/** Those that fail for the same reason stand together. */
function failuresOf({ suite, failed }: SuiteResult): string[] {
  const byReason = Map.groupBy(failed.keys(), (name) => suite.known?.[name] ?? 'not looked into yet')
  const rows = Array.from(byReason, ([reason, names]) => `- ${reason}: ${names.map(codeSpan).join(', ')}`)
  return ['', `## ${suite.title}`, '', ...rows]
}

/** A name as it is, whatever stands in it. */
function codeSpan(name: string): string {
  const text = name.replaceAll('\n', '\\n')
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}
