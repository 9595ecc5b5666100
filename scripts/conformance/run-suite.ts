import type { Suite } from '#lib/fixtures/suite.ts'

export interface SuiteResult {
  suite: Suite
  cases: number
  /** The failures, by the name of the case. */
  failed: Map<string, string>
  /** Cases that fail unexpectedly, and cases that are known to fail but pass. */
  unexpectedFailures: string[]
  unexpectedPasses: string[]
}

/** Runs a suite's cases one after the other, and compares their failures with the known ones. */
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
