import { NativeSelect } from '@mantine/core'
import { useTexts } from '#ui/language/language.ts'
import { useSentence } from '#ui/language/use-sentence.ts'
import { Shown } from '#ui/output/shown.tsx'
import { languages } from '../../snippet.ts'
import { en } from '../../texts.en.ts'
import { zh } from '../../texts.zh.ts'
import { pageTexts } from '../page-texts.ts'
import type { Fields } from '../runs/use-fields.ts'
import type { Runs } from '../runs/use-runs.ts'
import { CopyResult } from './copy-result.tsx'
import { isOfPattern, ResultBox } from './result-box.tsx'
import styles from './results.module.css'

interface CodeTabProps {
  run: Runs['snippet']
  language: Fields['language']
  /** Whether what is wrong with the pattern is said at its field. */
  isShownAtField: boolean
  onChange: (language: Fields['language']) => void
}

const schema = { contentMediaType: 'text/plain' }

/** The pattern in another language. */
export function CodeTab({ run, language, isShownAtField, onChange }: CodeTabProps) {
  const { input, output: labels } = useTexts({ en, zh })
  const words = useTexts(pageTexts)
  const sentence = useSentence()
  return (
    <>
      <div className={styles['bar']}>
        <NativeSelect
          aria-label={input.language.label}
          data={languages.map((value) => ({ value, label: input.language.choices[value] }))}
          value={language}
          onChange={({ currentTarget: { value } }) =>
            onChange(languages.find((name) => name === value) ?? 'javascript')
          }
        />
        <span className={styles['space']} />
        <CopyResult make={() => run.output?.code ?? ''} />
      </div>
      {run.state === 'failed' && !isShownAtField && isOfPattern(run.error) && (
        <p className={styles['failure']}>{sentence(run.error)}</p>
      )}
      <ResultBox run={run} empty={words.codeEmpty}>
        <Shown value={run.output?.code ?? ''} label={labels.code.label} schema={schema} isStale={false} />
      </ResultBox>
    </>
  )
}
