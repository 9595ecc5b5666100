import { type ReactNode, useEffect } from 'react'
import type { InputOf } from '#kit/description.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import { ActionBar } from '#ui/bench/action-bar.tsx'
import bench from '#ui/bench/bench.module.css'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { ResultPane } from '#ui/bench/result-pane.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useBenchKeys } from '#ui/bench/use-bench-keys.ts'
import { useValues } from '#ui/bench/use-values.ts'
import { useWorkbench } from '#ui/bench/workbench.tsx'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useOperations, useToolTexts } from '#ui/frame/tool.ts'
import { useOperation } from '#ui/run/use-operation.ts'
import type * as operations from '../operations.ts'
import { heeded, narrowed } from '../taking-part.ts'
import type { en } from '../texts.en.ts'
import { Option } from './option.tsx'
import styles from './page.module.css'

/** A key at random, with every press another one. It goes into no history. */
export function NewKey({ bar }: { bar: ReactNode }) {
  const words = useToolTexts<typeof en>()
  const announce = useAnnounce()
  const { values: all } = useWorkbench()
  const { generateKey } = useOperations<typeof operations>()
  const schema = narrowed(generateKey.input, generateKey.name, all)
  const { values, change } = useValues(heeded(schema, all))
  // Until somebody has said what the key is for there is nothing to make.
  const input = values['algorithm'] === undefined ? undefined : (values as InputOf<typeof operations.generateKey>)
  const run = useOperation(generateKey, input)
  const make = () => (input ? run.again() : change({ algorithm: 'AES' }))
  useBenchKeys(run, make, 'key')

  const made = run.state === 'done' ? run.output : undefined
  useEffect(() => {
    if (made) announce(words.page.done.generateKey)
  }, [made, announce, words])

  return (
    <>
      <BenchFrame run={run} bar={bar} status={<StatusLine run={run} onAgain={run.again} />}>
        <div className={bench['panes']} data-rail="none">
          <div className={styles['form']} data-bench="input">
            {fieldsOf(schema).map(([name, field]) => (
              <Option
                key={name}
                schema={field}
                text={words.input[name as 'algorithm']}
                value={values[name]}
                fault={undefined}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
            <Button look={made ? 'plain' : 'filled'} data-bench="run" onClick={make}>
              {words.page.again}
            </Button>
          </div>
          <ResultPane run={run} main="key" schema={generateKey.output} />
        </div>
      </BenchFrame>
      <ActionBar run={run} main="key" hasOptions={false} />
    </>
  )
}
