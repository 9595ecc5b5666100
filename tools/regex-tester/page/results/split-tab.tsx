import { fill } from '#kit/sentence.ts'
import { Spacer } from '#ui/controls/spacer.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { CopyResult } from '../copy/copy-result.tsx'
import { partCountSentence } from '../runs/count-sentences.ts'
import type { Runs } from '../runs/use-runs.ts'
import type { PageTexts } from '../texts.en.ts'
import { toSingleLine } from './match-table.tsx'
import { ResultBox } from './result-box.tsx'
import styles from './results.module.css'
import { Hint, TabBar, TabNote } from './tab-parts.tsx'

/** The most parts that are shown; copying takes all. */
const maxShownParts = 1000

/** The parts between the matches. */
export function SplitTab({ run }: { run: Runs['split'] }) {
  const words = usePageTexts<PageTexts>()
  const parts = run.output?.parts ?? []
  return (
    <>
      <TabBar>
        <TabNote>{run.output && partCountSentence(parts.length, words)}</TabNote>
        <Spacer />
        <CopyResult make={() => (run.output ? JSON.stringify(parts, null, 2) : '')} />
      </TabBar>
      <ResultBox run={run} empty={words.splitEmpty}>
        <ol className={styles['parts']}>
          {parts.slice(0, maxShownParts).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
            <li key={index}>{part === '' ? <i>{words.emptyMatch}</i> : toSingleLine(part)}</li>
          ))}
        </ol>
        {parts.length > maxShownParts && (
          <Hint>{fill(words.partsShown, { shown: maxShownParts, count: parts.length })}</Hint>
        )}
      </ResultBox>
    </>
  )
}
