import { type ReactNode, useEffect } from 'react'
import type { Description } from '#kit/description.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import { ActionBar } from '#ui/bench/action-bar.tsx'
import bench from '#ui/bench/bench.module.css'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { InputPane } from '#ui/bench/input-pane.tsx'
import { ResultPane } from '#ui/bench/result-pane.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useBenchKeys } from '#ui/bench/use-bench-keys.ts'
import { useLiveRun } from '#ui/bench/use-live-run.ts'
import { useWorkbench } from '#ui/bench/workbench.tsx'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { faultsAt } from '#ui/fields/faults-at.ts'
import { useToolTexts } from '#ui/frame/tool.ts'
import { useRunHistory } from '#ui/history/use-run-history.ts'
import { faultOf } from '../fault-of.ts'
import { heeded, narrowed } from '../taking-part.ts'
import type { en } from '../texts.en.ts'
import { Derivation } from './derivation.tsx'
import { KeyRow } from './key-row.tsx'
import { Options } from './options.tsx'
import { OtherDerivations } from './other-derivations.tsx'
import { Swap } from './swap.tsx'

interface CryptoBenchProps {
  operation: Description
  way: 'encrypt' | 'decrypt' | 'hash'
  /** What stands in the bar: how to switch between operations. */
  bar: ReactNode
  /** The IV that the last swap brought, which nobody wished for. */
  broughtIv: { current: unknown }
}

/** Encrypting, decrypting and hashing, live: the key on top, and beside the panes the options that take part. */
export function CryptoBench({ operation, way, bar, broughtIv }: CryptoBenchProps) {
  const { done } = useToolTexts<typeof en>().page
  const announce = useAnnounce()
  const { values: all } = useWorkbench()
  const schema = narrowed(operation.input, operation.name, all)
  const { run, values, change, runNow } = useLiveRun(operation, heeded(schema, all))
  const main = operation.name.endsWith('-file') ? 'file' : 'output'
  useRunHistory(operation, values, run)
  useBenchKeys(run, runNow, main)

  const isDone = run.state === 'done'
  useEffect(() => {
    if (isDone) announce(done[way])
  }, [isDone, announce, done, way])

  const toolFault = run.state === 'failed' ? faultOf(run.error) : {}
  const form = { schema, values, faults: { ...faultsAt(run), ...toolFault }, onChange: change }
  const materials = fieldsOf(schema).filter(([, field]) => isMaterial(field))
  // What is wrong with the key is not wrong with the text.
  const inputRun = Object.keys(toolFault).length > 0 ? ({ state: 'idle' } as const) : run
  return (
    <>
      <BenchFrame run={run} bar={bar} status={<StatusLine run={run} onAgain={runNow} />}>
        {schema.properties?.['key'] && <KeyRow {...form} isMaking={way !== 'decrypt'} />}
        <div className={bench['panes']}>
          <InputPane {...form} fields={materials} run={inputRun} />
          <ResultPane
            run={run}
            main={main}
            schema={resultOf(operation.output, main, schema)}
            seam={way !== 'hash' && <Swap way={way} run={run} values={values} broughtIv={broughtIv} />}
          />
          <Options {...form} isEncrypting={way === 'encrypt'} />
        </div>
        {way === 'decrypt' && run.state === 'failed' && (
          <OtherDerivations error={run.error} values={values} onChange={change} />
        )}
        {way !== 'hash' && run.output && (
          <Derivation way={way} operation={operation} values={values} output={run.output} />
        )}
      </BenchFrame>
      <ActionBar run={run} main={main} hasOptions />
    </>
  )
}

/** Beside the result itself the IV is shown, where it is needed to decrypt; the rest is folded away. */
function resultOf(schema: JsonSchema, main: string, input: JsonSchema): JsonSchema {
  const shown = input.properties?.['prependIv'] ? [main, 'iv'] : [main]
  return { ...schema, properties: Object.fromEntries(fieldsOf(schema).filter(([name]) => shown.includes(name))) }
}
