import { useEffect } from 'react'
import { fill } from '#kit/sentence.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { matchCountSentence, partCountSentence, replacedCountSentence } from './count-sentences.ts'
import type { Runs } from './use-runs.ts'

type Words = PageTexts

/** Announces the result of the open tab's run to screen readers. */
export function useAnnounceResult(runs: Runs): void {
  const words = usePageTexts<PageTexts>()
  const { open } = useTool()
  const announce = useAnnounce()
  const tab = isTab(open) ? open : 'test'
  const { state, output } = runs[tab]
  const sentence = state === 'done' ? sentences[tab](runs, words) : ''

  useEffect(() => {
    if (sentence && output) announce(sentence)
  }, [sentence, output, announce])
}

const sentences: Record<keyof Runs, (runs: Runs, words: Words) => string> = {
  test: ({ test }, words) => matchCountSentence(test.output?.count ?? 0, words),
  replace: ({ replace }, words) => replacedCountSentence(replace.output?.count ?? 0, words),
  split: ({ split }, words) => partCountSentence(split.output?.parts.length ?? 0, words),
  explain: (_, words) => words.ends.explain,
  check: (_, words) => words.ends.explain,
  runTests: ({ runTests: { output } }, words) =>
    fill(words.tests.counts, { passed: output?.passed ?? 0, failed: output?.failed ?? 0 }),
  steps: ({ steps }, words) => fill(words.steps.backtracks, { count: steps.output?.backtracks ?? 0 }),
  generate: (_, words) => words.ends.generate,
  snippet: (_, words) => words.ends.snippet,
  benchmark: (_, words) => words.ends.benchmark,
  escape: (_, words) => words.ends.escape,
}

const isTab = (name: string): name is keyof Runs => name in sentences
