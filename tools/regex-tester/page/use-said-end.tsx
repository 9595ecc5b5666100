import { useEffect } from 'react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { useTool } from '#ui/frame/tool.ts'
import { useTexts } from '#ui/language/language.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import { sayMatches, sayParts, sayReplaced } from './say-counts.ts'
import type { Runs } from './use-runs.tsx'

type Words = typeof en.page

/** Says what the run of the open tab has come to, to who does not see it. */
export function useSaidEnd(runs: Runs): void {
  const { page: words } = useTexts({ en, zh })
  const { open } = useTool()
  const announce = useAnnounce()
  const tab = isTab(open) ? open : 'test'
  const { state, output } = runs[tab]
  const said = state === 'done' ? says[tab](runs, words) : ''

  useEffect(() => {
    if (said && output) announce(said)
  }, [said, output, announce])
}

const says: Record<keyof Runs, (runs: Runs, words: Words) => string> = {
  test: ({ test }, words) => sayMatches(test.output?.count ?? 0, words),
  replace: ({ replace }, words) => sayReplaced(replace.output?.count ?? 0, words),
  split: ({ split }, words) => sayParts(split.output?.parts.length ?? 0, words),
  explain: (_, words) => words.ends.explain,
  check: (_, words) => words.ends.explain,
  snippet: (_, words) => words.ends.snippet,
  benchmark: (_, words) => words.ends.benchmark,
  escape: (_, words) => words.ends.escape,
}

const isTab = (name: string): name is keyof Runs => name in says
