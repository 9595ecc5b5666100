import type { Step } from '#core/pipeline/definition.ts'
import { receivingFieldOf, resultFieldOf } from '#core/pipeline/ports.ts'
import type { Description } from '#kit/description.ts'
import type { InputError } from '#kit/input-error.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import type { ToolError } from '#kit/tool-error.ts'
import { FieldList } from '#ui/fields/field-list.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useIssues } from '#ui/fields/use-issues.ts'
import { useTexts } from '#ui/language/language.ts'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import type { StepChange } from './draft/edit-steps.ts'
import styles from './steps.module.css'

interface StepOptionsProps {
  step: Step
  description: Description
  cause: ToolError | InputError | undefined
  onChange: (change: StepChange) => void
}

/**
 * The options of a step: whether it runs on the whole input or on each line or item, its operation's fields, and which
 * output goes on.
 */
export function StepOptions({ step, description, cause, onChange }: StepOptionsProps) {
  const words = useTexts(texts)
  const labels = useToolTexts().output
  const issues = useIssues(cause ? { state: 'failed', error: cause, output: undefined } : { state: 'idle' })
  const { input, output } = description
  const receiving = step.input ?? receivingFieldOf(input)
  const options = fieldsOf(input).filter(([name, field]) => name !== receiving && !isFile(field))
  const outputs = fieldsOf(output)
  const main = resultFieldOf(output)
  const results = [
    { value: '', label: main === undefined ? words.all : (labels[main]?.label ?? main) },
    ...outputs.filter(([name]) => name !== main).map(([name]) => ({ value: name, label: labels[name]?.label ?? name })),
  ]
  const runs = [
    { value: '', label: words.whole },
    { value: 'line', label: words.line },
    { value: 'item', label: words.item },
  ]
  return (
    <div className={styles['options']}>
      <SelectField
        label={words.runs}
        choices={runs}
        value={step.each ?? ''}
        error={undefined}
        onChange={({ currentTarget: { value } }) => onChange({ each: value === '' ? undefined : (value as 'line') })}
      />
      {outputs.length > 1 && (
        <SelectField
          label={words.passes}
          choices={results}
          value={step.output ?? ''}
          error={undefined}
          onChange={({ currentTarget: { value } }) => onChange({ output: value || undefined })}
        />
      )}
      <FieldList
        fields={options.map(([name, field]) => [name, drawn(field)])}
        values={step.options ?? {}}
        issues={issues}
        onChange={(changed) => onChange({ options: { ...step.options, ...changed } })}
      />
    </div>
  )
}

/** A second input text is typed here, in a multi-line field. */
const drawn = (field: JsonSchema): JsonSchema =>
  field.type === 'string' && isMaterial(field) ? { ...field, format: 'textarea' } : field

/** No definition holds a file. */
const isFile = ({ format, items }: JsonSchema): boolean =>
  format === 'file' || (typeof items === 'object' && !Array.isArray(items) && items.format === 'file')

const texts = {
  en: {
    runs: 'Run',
    whole: 'Once, on the whole input',
    line: 'For each line',
    item: 'For each item of a JSON array',
    passes: 'Output',
    all: 'Everything, as JSON',
  },
  zh: {
    runs: '运行方式',
    whole: '整体运行一次',
    line: '逐行运行',
    item: '对 JSON 数组逐项运行',
    passes: '传给下一步',
    all: '全部结果（JSON）',
  },
}
