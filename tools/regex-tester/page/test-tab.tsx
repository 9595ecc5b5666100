import { useTexts } from '#ui/language/language.ts'
import { type Match, matchesAs } from '../matches-as.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import { CopyResult } from './copy-result.tsx'
import styles from './findings.module.css'
import { MatchTable } from './match-table.tsx'
import { ResultBox } from './result-box.tsx'
import type { Runs } from './use-runs.tsx'

interface TestTabProps {
  run: Runs['test']
  /** Also of the matches that are not listed. */
  allMatches: () => Promise<readonly Match[]>
  onPoint: (index: number | undefined) => void
}

/** Every match, with its place and groups. */
export function TestTab({ run, allMatches, onPoint }: TestTabProps) {
  const { page: words } = useTexts({ en, zh })
  const { output } = run
  return (
    <>
      <div className={styles['bar']}>
        <span className={styles['space']} />
        <CopyResult make={async () => matchesAs.text(await allMatches())} />
      </div>
      <ResultBox run={run} empty={words.empty}>
        {output?.matches.length ? (
          <MatchTable matches={output.matches} count={output.count} onPoint={onPoint} />
        ) : (
          <p className={styles['none']}>{words.noMatch}</p>
        )}
      </ResultBox>
    </>
  )
}
