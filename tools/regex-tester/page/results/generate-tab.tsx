import { Button } from '#ui/controls/button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { CopyResult } from '../copy/copy-result.tsx'
import type { Fields } from '../runs/use-fields.ts'
import type { Runs } from '../runs/use-runs.ts'
import type { PageTexts } from '../texts.en.ts'
import { toSingleLine } from './match-table.tsx'
import { ResultBox } from './result-box.tsx'
import styles from './results.module.css'
import { isReadAsEcmascript, PatternFailure, TabBar, TabNote } from './tab-parts.tsx'

interface GenerateTabProps {
  run: Runs['generate']
  engine: Fields['engine']
  isShownAtField: boolean
  onUse: (text: string) => void
}

/** Texts that the pattern matches. */
export function GenerateTab({ run, engine, isShownAtField, onUse }: GenerateTabProps) {
  const { generate: words, asEcmascript, emptyMatch } = usePageTexts<PageTexts>()
  const texts = run.output?.texts ?? []
  const isOther = isReadAsEcmascript(engine)
  return (
    <>
      <TabBar>
        <Button size="small" onClick={run.runNow}>
          {words.again}
        </Button>
        <Button size="small" disabled={texts.length === 0} onClick={() => onUse(texts.join('\n'))}>
          {words.use}
        </Button>
        <TabNote>{isOther && asEcmascript}</TabNote>
        <Spacer />
        <CopyResult make={() => texts.join('\n')} />
      </TabBar>
      <PatternFailure run={run} isShownAtField={isShownAtField} />
      <ResultBox run={run} empty={words.empty}>
        <ol className={styles['parts']}>
          {texts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may come twice
            <li key={index}>{text === '' ? <i>{emptyMatch}</i> : toSingleLine(text)}</li>
          ))}
        </ol>
      </ResultBox>
    </>
  )
}
