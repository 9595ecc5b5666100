import type { Suite } from '#lib/fixtures/suite.ts'

export interface SuiteResult {
  suite: Suite
  cases: number
  /** What is wrong, by the name of the case. */
  failed: Map<string, string>
  /** What fails and was not known to, and what was known to fail and does not. */
  unexpectedFailures: string[]
  unexpectedPasses: string[]
}

/** Runs a suite's cases one after the other, and holds what fails to what is known to. */
export async function runSuite(suite: Suite, file: Uint8Array): Promise<SuiteResult> {
  const expected = suite.known ?? {}
  const failed = new Map<string, string>()
  const names = new Set<string>()
  for await (const { name, check } of suite.cases(file)) {
    if (names.has(name)) throw new Error(`${suite.title} has two cases of the name ${name}`)
    names.add(name)
    const wrong = await check().catch((error) => `throws ${error instanceof Error ? error.message : error}`)
    if (wrong !== undefined) failed.set(name, wrong)
  }
  return {
    suite,
    cases: names.size,
    failed,
    unexpectedFailures: Array.from(failed.keys()).filter((name) => !Object.hasOwn(expected, name)),
    unexpectedPasses: Object.keys(expected).filter((name) => !failed.has(name)),
  }
}
