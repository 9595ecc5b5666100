import type { Running } from '#ui/run/use-operation.ts'
import { useOperations, useTool } from '#ui/tool/open-tool.tsx'
import type * as Operations from '../../operations.ts'
import { type Fields, isEmpty } from './use-fields.ts'
import { useRequestedRun } from './use-requested-run.ts'

/** The most matches that are listed: transferring more from the worker would be noticeable. */
const listed = 5000

/** The runs of a page: the matches and the tests always, the rest while its tab is open. */
export function useRuns({
  pattern,
  flags,
  text,
  engine,
  seconds,
  replacement,
  caseFunctions,
  tests,
  language,
}: Fields) {
  const { open } = useTool()
  const operations = useOperations<typeof Operations>()
  const hasPattern = pattern !== ''
  // A text held as bytes counts as text: the worker decodes it.
  const search = { pattern, flags, text: text as string, engine, seconds }
  const reading = { pattern, flags, engine }
  const when = <Input>(tab: string, input: Input): Input | undefined => (open === tab ? input : undefined)
  const isExplaining = open === 'explain' || open === 'check'

  const runs = {
    test: useRequestedRun(operations.test, { ...search, limit: listed }, hasPattern),
    replace: useRequestedRun(
      operations.replace,
      when('replace', { ...search, replacement, caseFunctions }),
      hasPattern,
    ),
    split: useRequestedRun(operations.split, when('split', search), hasPattern),
    explain: useRequestedRun(operations.explain, isExplaining ? reading : undefined, hasPattern),
    check: useRequestedRun(operations.check, isExplaining ? reading : undefined, hasPattern),
    runTests: useRequestedRun(
      operations.runTests,
      tests.length > 0 ? { ...reading, seconds, tests } : undefined,
      hasPattern,
    ),
    steps: useRequestedRun(operations.steps, when('steps', { ...reading, text: text as string }), hasPattern),
    generate: useRequestedRun(operations.generate, when('generate', reading), hasPattern),
    snippet: useRequestedRun(operations.snippet, when('snippet', { ...reading, language }), hasPattern),
    benchmark: useRequestedRun(operations.benchmark, when('benchmark', search), hasPattern && !isEmpty(text)),
    escape: useRequestedRun(operations.escape, when('escape', { text: text as string }), !isEmpty(text)),
  }
  const isTab = (name: string): name is keyof typeof runs => name in runs
  const shown: Running<Record<string, unknown>> & { runNow: () => void } = runs[isTab(open) ? open : 'test']
  return { runs, shown }
}

export type Runs = ReturnType<typeof useRuns>['runs']
