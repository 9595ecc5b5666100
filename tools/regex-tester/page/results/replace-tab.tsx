import { Switch } from '#ui/controls/switch.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { OutputViewer } from '#ui/output/output-viewer.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../../texts.en.ts'
import { CopyResult } from '../copy/copy-result.tsx'
import { replacedCountSentence } from '../runs/count-sentences.ts'
import type { Fields } from '../runs/use-fields.ts'
import type { Runs } from '../runs/use-runs.ts'
import type { PageTexts } from '../texts.en.ts'
import { ResultBox } from './result-box.tsx'
import styles from './results.module.css'
import { TabBar, TabNote } from './tab-parts.tsx'

interface ReplaceTabProps {
  run: Runs['replace']
  fields: Fields
  change: (changed: Partial<Fields>) => void
}

const schema = { contentMediaType: 'text/plain' }

/** The text with its matches replaced. */
export function ReplaceTab({ run, fields, change }: ReplaceTabProps) {
  const { input, output: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const { output } = run
  return (
    <>
      <TabBar>
        <TextField
          className={styles['wide']}
          aria-label={input.replacement.label}
          title={input.replacement.help}
          placeholder={fields.caseFunctions ? '\\U$1\\E $<name> $&' : '$1 $<name> $&'}
          spellCheck={false}
          autoComplete="off"
          value={fields.replacement}
          onChange={(event) => change({ replacement: event.currentTarget.value })}
        />
        <TabNote>{output && replacedCountSentence(output.count, words)}</TabNote>
        <CopyResult make={() => output?.text ?? ''} />
      </TabBar>
      <div className={styles['bar']}>
        <Switch
          label={input.caseFunctions.label}
          help={input.caseFunctions.help}
          checked={fields.caseFunctions}
          onChange={(caseFunctions) => change({ caseFunctions })}
        />
      </div>
      <ResultBox run={run} empty={words.replaceEmpty}>
        <OutputViewer value={output?.text ?? ''} label={labels.text.label} schema={schema} isStale={false} />
      </ResultBox>
    </>
  )
}
