import type { ReactNode } from 'react'
import type { InputOf } from '#kit/description.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { ActionBar } from '#ui/bench/action-bar.tsx'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { ResultPane } from '#ui/bench/result-pane.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useBenchKeys } from '#ui/bench/use-bench-keys.ts'
import { useValues } from '#ui/bench/use-values.ts'
import { Button } from '#ui/controls/button.tsx'
import { inputPart } from '#ui/panes/bench-parts.ts'
import { Panes } from '#ui/panes/panes.tsx'
import { useOperation } from '#ui/run/use-operation.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import type * as operations from '../operations.ts'
import type { en } from '../texts.en.ts'
import { Option } from './options/option.tsx'
import { fieldsWithValidChoice, relevantFields } from './options/relevant-fields.ts'
import styles from './page.module.css'
import type { PageTexts } from './texts.en.ts'

/** Generates a new random key on every press. It isn't kept in the history. */
export function NewKey({ bar }: { bar: ReactNode }) {
  const labels = useToolTexts<typeof en>().input
  const words = usePageTexts<PageTexts>()
  const { values: all } = useWorkbench()
  const { generateKey } = useOperations<typeof operations>()
  const schema = relevantFields(generateKey.input, generateKey.name, all)
  const { values, change } = useValues(fieldsWithValidChoice(schema, all))
  // No key is generated before an algorithm is chosen.
  const input = values['algorithm'] === undefined ? undefined : (values as InputOf<typeof operations.generateKey>)
  const run = useOperation(generateKey, input)
  const generate = () => (input ? run.again() : change({ algorithm: 'AES' }))
  const main = values['algorithm'] === 'SM2' ? 'privateKey' : 'key'
  useBenchKeys(run, generate, main)

  const newKey = run.state === 'done' ? run.output : undefined
  return (
    <>
      <BenchFrame run={run} bar={bar} status={<StatusLine run={run} onAgain={run.again} />}>
        <Panes hasRail={false}>
          <div className={styles['form']} {...inputPart}>
            {fieldsOf(schema).map(([name, field]) => (
              <Option
                key={name}
                schema={field}
                text={labels[name as 'algorithm']}
                value={values[name]}
                error={undefined}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
            <Button look={newKey ? 'plain' : 'filled'} data-bench="run" onClick={generate}>
              {words.generate}
            </Button>
          </div>
          <ResultPane run={run} main={main} schema={resultOf(generateKey.output, main)} />
        </Panes>
      </BenchFrame>
      <ActionBar run={run} main={main} hasOptions={false} />
    </>
  )
}

/** Shows a key pair, or a key and an IV. */
const resultOf = (schema: JsonSchema, main: string): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    fieldsOf(schema).filter(([name]) => /^(privateKey|publicKey)$/.test(name) === (main === 'privateKey')),
  ),
})
