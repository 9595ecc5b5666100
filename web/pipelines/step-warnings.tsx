import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { warningsField } from '#kit/main-field.ts'
import { maxStepWarnings } from '#kit/pipeline/step-error.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import { useTexts } from '#ui/language/language.ts'
import { FactList } from '#ui/output/fact-list.tsx'
import { Warnings } from '#ui/output/warnings.tsx'
import styles from './steps.module.css'

interface StepWarningsProps {
  warnings: unknown[]
  /** The output schema of the step's operation. */
  output: JsonSchema
  labels: Record<string, AnyFieldText>
}

/** The warnings of a step, as on the page of its tool. Loaded with the first warning. */
export default function StepWarnings({ warnings, output, labels }: StepWarningsProps) {
  const words = useTexts(texts)
  const fields = fieldsOf(output).filter(([name]) => name === warningsField)
  return (
    <div className={styles['warnings']}>
      <Warnings count={warnings.length} isInFlow>
        <FactList fields={fields} output={{ [warningsField]: warnings }} labels={labels} isStale={false} />
        {warnings.length >= maxStepWarnings && <p>{words.cut}</p>}
      </Warnings>
    </div>
  )
}

const texts = {
  en: { cut: 'Further warnings of this step are not listed.' },
  zh: { cut: '此步骤的其余警告不再列出。' },
}
