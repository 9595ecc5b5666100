import { SelectField } from '#ui/fields/select-field.tsx'
import { useTexts } from '#ui/language/language.ts'
import { useSentence } from '#ui/language/use-sentence.ts'
import { Shown } from '#ui/output/shown.tsx'
import { languages } from '../snippet.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import { CopyResult } from './copy-result.tsx'
import styles from './findings.module.css'
import { isOfPattern, ResultBox } from './result-box.tsx'
import type { Fields } from './use-fields.tsx'
import type { Runs } from './use-runs.tsx'

interface CodeTabProps {
  run: Runs['snippet']
  language: Fields['language']
  /** Whether what is wrong with the pattern is said at its field. */
  isSaid: boolean
  onChange: (language: Fields['language']) => void
}

const schema = { contentMediaType: 'text/plain' }

/** The pattern in another language. */
export function CodeTab({ run, language, isSaid, onChange }: CodeTabProps) {
  const { input, output: labels, page: words } = useTexts({ en, zh })
  const sentence = useSentence()
  return (
    <>
      <div className={styles['bar']}>
        <SelectField
          aria-label={input.language.label}
          choices={languages.map((value) => ({ value, label: input.language.choices[value] }))}
          value={language}
          onChange={({ currentTarget: { value } }) =>
            onChange(languages.find((name) => name === value) ?? 'javascript')
          }
        />
        <span className={styles['space']} />
        <CopyResult make={() => run.output?.code ?? ''} />
      </div>
      {run.state === 'failed' && !isSaid && isOfPattern(run.error) && (
        <p className={styles['failure']}>{sentence(run.error)}</p>
      )}
      <ResultBox run={run} empty={words.codeEmpty}>
        <Shown value={run.output?.code ?? ''} label={labels.code.label} schema={schema} isStale={false} />
      </ResultBox>
    </>
  )
}
