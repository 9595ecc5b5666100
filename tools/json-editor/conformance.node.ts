import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { perform } from '#kit/perform.ts'
import { ToolError } from '#kit/tool-error.ts'
import { format } from './format.ts'
import { query } from './query.ts'

/** What a suite of cases from elsewhere found. */
export interface Conformance {
  suite: string
  cases: number
  /** The names of the cases that fail. */
  failed: string[]
}

/**
 * Holds the operations to suites that are no part of this project: JSONTestSuite for `format`, the JSONPath compliance
 * suite for `query`.
 *
 * @param folder where `json-test-suite.json` and `jsonpath-cts.json` lie
 */
export const conform = async (folder: string): Promise<Conformance[]> => [
  await run('json-test-suite', folder, ({ notUtf8 }: JsonCase) => !notUtf8, isReadRightly),
  await run('jsonpath-cts', folder, () => true, isAnsweredRightly),
]

async function run<Case extends { name: string }>(
  suite: string,
  folder: string,
  concerns: (given: Case) => boolean,
  check: (given: Case) => Promise<boolean>,
): Promise<Conformance> {
  const file: { cases: Case[] } = JSON.parse(readFileSync(join(folder, `${suite}.json`), 'utf8'))
  const cases = file.cases.filter(concerns)
  const failed: string[] = []
  for (const given of cases) if (!(await check(given))) failed.push(given.name)
  return { suite, cases: cases.length, failed }
}

interface JsonCase {
  /** Begins with y for what must be taken, with n for what must be refused, with i for what may be either. */
  name: string
  text?: string
  /** A text that is made by repeating another: that, how often, and what follows. */
  repeat?: [unit: string, times: number, end: string]
  /** The bytes are no UTF-8, and so no text that an operation could be given. */
  notUtf8?: true
}

async function isReadRightly({ name, text, repeat: [unit, times, end] = ['', 0, ''] }: JsonCase): Promise<boolean> {
  const json = text ?? unit.repeat(times) + end
  const code = await codeOf(() => perform(format, { json }))
  if (name.startsWith('y')) return code === undefined
  return code === 'invalid' || code === 'empty' || (code === undefined && name.startsWith('i'))
}

interface PathCase {
  name: string
  selector: string
  document?: unknown
  invalid_selector?: true
  result?: unknown[]
  result_paths?: string[]
  /** Where several orders are right. */
  results?: unknown[][]
  results_paths?: string[][]
}

async function isAnsweredRightly(given: PathCase): Promise<boolean> {
  const { selector, document = null, result, result_paths, results = [result], results_paths = [result_paths] } = given
  const answered = { values: [] as unknown[], paths: [] as string[] }
  const code = await codeOf(async () => {
    const { matches } = await perform(query, { json: JSON.stringify(document), path: selector })
    answered.values = matches.map(({ json }) => JSON.parse(json))
    answered.paths = matches.map(({ path }) => path)
  })
  if (given.invalid_selector) return code === 'invalidPath'
  if (code !== undefined && code !== 'pathNotFound') return false
  return results.some(
    (values, at) =>
      isDeepStrictEqual(answered.values, values) &&
      (results_paths[at] === undefined || isDeepStrictEqual(answered.paths, results_paths[at])),
  )
}

async function codeOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof ToolError) return error.code
    throw error
  }
}
