import { Spacer } from '#ui/controls/spacer.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { OutputViewer } from '#ui/output/output-viewer.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { languages } from '../../snippet/languages.ts'
import type { en } from '../../texts.en.ts'
import { CopyResult } from '../copy/copy-result.tsx'
import type { Fields } from '../runs/use-fields.ts'
import type { Runs } from '../runs/use-runs.ts'
import type { PageTexts } from '../texts.en.ts'
import { ResultBox } from './result-box.tsx'
import { PatternFailure, TabBar } from './tab-parts.tsx'

interface CodeTabProps {
  run: Runs['snippet']
  language: Fields['language']
  /** Whether the error of the pattern is shown at its field. */
  isShownAtField: boolean
  onChange: (language: Fields['language']) => void
}

const schema = { contentMediaType: 'text/plain' }

/** The pattern in another language. */
export function CodeTab({ run, language, isShownAtField, onChange }: CodeTabProps) {
  const { input, output: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  return (
    <>
      <TabBar>
        <SelectField
          aria-label={input.language.label}
          choices={languages.map((value) => ({ value, label: input.language.choices[value] }))}
          value={language}
          onChange={({ currentTarget: { value } }) =>
            onChange(languages.find((name) => name === value) ?? 'javascript')
          }
        />
        <Spacer />
        <CopyResult make={() => run.output?.code ?? ''} />
      </TabBar>
      <PatternFailure run={run} isShownAtField={isShownAtField} />
      <ResultBox run={run} empty={words.codeEmpty}>
        <OutputViewer value={run.output?.code ?? ''} label={labels.code.label} schema={schema} isStale={false} />
      </ResultBox>
    </>
  )
}
