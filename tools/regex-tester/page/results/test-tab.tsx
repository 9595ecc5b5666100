import { Spacer } from '#ui/controls/spacer.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { CopyResult } from '../copy/copy-result.tsx'
import { type Match, matchFormats } from '../copy/match-formats.ts'
import type { Runs } from '../runs/use-runs.ts'
import type { PageTexts } from '../texts.en.ts'
import { MatchTable } from './match-table.tsx'
import { ResultBox } from './result-box.tsx'
import styles from './results.module.css'
import { TabBar } from './tab-parts.tsx'

interface TestTabProps {
  run: Runs['test']
  /** Also of the matches that are not listed. */
  allMatches: () => Promise<readonly Match[]>
  onPointAt: (index: number | undefined) => void
}

/** Every match, with its place and groups. */
export function TestTab({ run, allMatches, onPointAt }: TestTabProps) {
  const words = usePageTexts<PageTexts>()
  const { output } = run
  return (
    <>
      <TabBar>
        <Spacer />
        <CopyResult make={async () => matchFormats.text(await allMatches())} />
      </TabBar>
      <ResultBox run={run} empty={words.empty}>
        {output?.matches.length ? (
          <MatchTable matches={output.matches} count={output.count} onPointAt={onPointAt} />
        ) : (
          <p className={styles['none']}>{words.noMatch}</p>
        )}
      </ResultBox>
    </>
  )
}
