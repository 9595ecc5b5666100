import { TextInput } from '@mantine/core'
import { useTexts } from '#ui/language/language.ts'
import { Shown } from '#ui/output/shown.tsx'
import { en } from '../../texts.en.ts'
import { zh } from '../../texts.zh.ts'
import { pageTexts } from '../page-texts.ts'
import { replacedCountSentence } from '../runs/count-sentences.ts'
import type { Runs } from '../runs/use-runs.ts'
import { CopyResult } from './copy-result.tsx'
import { ResultBox } from './result-box.tsx'
import styles from './results.module.css'
import { TabBar, TabNote } from './tab-parts.tsx'

interface ReplaceTabProps {
  run: Runs['replace']
  replacement: string
  onChange: (replacement: string) => void
}

const schema = { contentMediaType: 'text/plain' }

/** The text with something else in the place of its matches. */
export function ReplaceTab({ run, replacement, onChange }: ReplaceTabProps) {
  const { input, output: labels } = useTexts({ en, zh })
  const words = useTexts(pageTexts)
  const { output } = run
  return (
    <>
      <TabBar>
        <TextInput
          className={styles['wide']}
          aria-label={input.replacement.label}
          title={input.replacement.help}
          placeholder="$1 $<name> $&"
          spellCheck={false}
          autoComplete="off"
          value={replacement}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <TabNote>{output && replacedCountSentence(output.count, words)}</TabNote>
        <CopyResult make={() => output?.text ?? ''} />
      </TabBar>
      <ResultBox run={run} empty={words.replaceEmpty}>
        <Shown value={output?.text ?? ''} label={labels.text.label} schema={schema} isStale={false} />
      </ResultBox>
    </>
  )
}
