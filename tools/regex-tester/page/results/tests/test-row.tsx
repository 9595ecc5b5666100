import { IconCheck, IconX } from '@tabler/icons-react'
import type { OutputOf } from '#kit/description.ts'
import { fill } from '#kit/sentence.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { runTests } from '../../../run-tests.ts'
import type { en } from '../../../texts.en.ts'
import type { PatternTest } from '../../kept/read-tests.ts'
import type { PageTexts } from '../../texts.en.ts'
import { toSingleLine } from '../match-table.tsx'
import styles from './tests.module.css'

type TestResult = OutputOf<typeof runTests>['results'][number]

interface TestRowProps {
  test: PatternTest
  number: number
  /** Its result; undefined while it is not known. */
  result: TestResult | undefined
  onChange: (test: PatternTest) => void
}

/** One test: its text, the expectation, and the result. */
export function TestRow({ test, number, result, onChange }: TestRowProps) {
  const { columns } = useToolTexts<typeof en>().input.tests
  const words = usePageTexts<PageTexts>().tests
  const choices = Object.entries(columns.expect.choices).map(([value, label]) => ({ value, label }))
  const named = (label: string) => fill(words.field, { label, number })
  const line = { spellCheck: false, autoComplete: 'off' } as const
  return (
    <>
      <Outcome result={result} />
      <div className={styles['fields']}>
        <textarea
          className={styles['text']}
          aria-label={named(columns.text.label)}
          placeholder={columns.text.help}
          rows={Math.min(4, test.text.split('\n', 5).length)}
          value={test.text}
          onChange={({ currentTarget }) => onChange({ ...test, text: currentTarget.value })}
          {...line}
        />
        <div className={styles['expected']}>
          <SelectField
            aria-label={named(columns.expect.label)}
            title={columns.expect.help}
            choices={choices}
            value={test.expect}
            onChange={({ currentTarget }) =>
              onChange({ ...test, expect: currentTarget.value as PatternTest['expect'] })
            }
          />
          {test.expect === 'group' && (
            <TextField
              className={styles['group']}
              aria-label={named(columns.group.label)}
              placeholder={columns.group.help}
              value={test.group}
              onChange={({ currentTarget }) => onChange({ ...test, group: currentTarget.value })}
              {...line}
            />
          )}
          {(test.expect === 'group' || test.expect === 'equals') && (
            <TextField
              className={styles['value']}
              aria-label={named(columns.value.label)}
              placeholder={columns.value.label}
              value={test.value}
              onChange={({ currentTarget }) => onChange({ ...test, value: currentTarget.value })}
              {...line}
            />
          )}
        </div>
        {result && !result.passed && <p className={styles['got']}>{gotSentence(result, words)}</p>}
      </div>
    </>
  )
}

function gotSentence({ got, missing }: TestResult, words: PageTexts['tests']): string {
  if (missing) return words.missing[missing]
  return got === null ? words.gotNothing : fill(words.got, { text: toSingleLine(got) })
}

function Outcome({ result }: Pick<TestRowProps, 'result'>) {
  const words = usePageTexts<PageTexts>().tests
  if (!result) return <span className={styles['outcome']} />
  const Icon = result.passed ? IconCheck : IconX
  const label = result.passed ? words.passed : words.failed
  return (
    <span className={styles['outcome']} data-passed={result.passed} role="img" aria-label={label} title={label}>
      <Icon size={18} stroke={2} aria-hidden="true" />
    </span>
  )
}
