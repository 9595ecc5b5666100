import type { ReactNode } from 'react'
import type { Description } from '#kit/description.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import type { Values } from '#kit/values.ts'
import { ActionBar } from '#ui/bench/action-bar.tsx'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { InputPane } from '#ui/bench/input-pane.tsx'
import { ResultPane } from '#ui/bench/result-pane.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useBenchKeys } from '#ui/bench/use-bench-keys.ts'
import { useLiveRun } from '#ui/bench/use-live-run.ts'
import { useIssues } from '#ui/fields/use-issues.ts'
import { useRunHistory } from '#ui/history/use-run-history.ts'
import { SwapButton } from '#ui/panes/pane-divider.tsx'
import { Panes } from '#ui/panes/panes.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { useSettledRun } from '#ui/run/use-settled-run.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import { Derivation } from './derivation/derivation.tsx'
import { OtherDerivations } from './derivation/other-derivations.tsx'
import { KeyRow } from './options/key-row.tsx'
import { Options } from './options/options.tsx'
import { fieldsWithValidChoice, relevantFields } from './options/relevant-fields.ts'

interface CryptoBenchProps {
  operation: Description
  action: 'encrypt' | 'decrypt' | 'hash'
  /** The controls in the bar, to switch between operations. */
  bar: ReactNode
  /** The IV set by the last swap, as opposed to a typed one. */
  swappedIv: { current: unknown }
}

/** Encrypts, decrypts and hashes live: the key on top, the panes, and the relevant options. */
export function CryptoBench({ operation, action, bar, swappedIv }: CryptoBenchProps) {
  const { values: all } = useWorkbench()
  const schema = relevantFields(operation.input, operation.name, all)
  const { run, values, change, runNow } = useLiveRun(operation, fieldsWithValidChoice(schema, all))
  const main = operation.name.endsWith('-file') ? 'file' : 'output'
  useRunHistory(operation, values, run)
  useBenchKeys(run, runNow, main)

  const settled = useSettledRun(run)
  const form = { schema, values, issues: useIssues(settled), onChange: change }
  const isPair = values['algorithm'] === 'SM2'
  const materials = fieldsOf(schema).filter(([, field]) => isMaterial(field))
  return (
    <>
      <BenchFrame run={run} bar={bar} status={<StatusLine run={run} onAgain={runNow} />}>
        {schema.properties?.['key'] && <KeyRow {...form} canGenerate={action !== 'decrypt' && !isPair} />}
        <Panes>
          <InputPane {...form} fields={materials} run={settled} />
          <ResultPane
            run={run}
            main={main}
            schema={resultOf(operation.output, main, schema)}
            divider={action !== 'hash' && <Swap action={action} run={run} values={values} swappedIv={swappedIv} />}
          />
          <Options {...form} isEncrypting={action === 'encrypt'} />
        </Panes>
        {action === 'decrypt' && !isPair && run.state === 'failed' && (
          <OtherDerivations error={run.error} values={values} onChange={change} />
        )}
        {action !== 'hash' && !isPair && run.output && (
          <Derivation action={action} operation={operation} values={values} output={run.output} />
        )}
      </BenchFrame>
      <ActionBar run={run} main={main} hasOptions />
    </>
  )
}

/** Shows the IV beside the result where decrypting needs it; the other key material is folded away. */
function resultOf(schema: JsonSchema, main: string, input: JsonSchema): JsonSchema {
  const names = input.properties?.['prependIv'] ? [main, 'iv'] : [main]
  return { ...schema, properties: Object.fromEntries(fieldsOf(schema).filter(([name]) => names.includes(name))) }
}

interface SwapProps {
  action: 'encrypt' | 'decrypt'
  run: Running<Record<string, unknown>>
  values: Values
  /** The IV set by the last swap. */
  swappedIv: { current: unknown }
}

/**
 * Takes the result to the opposite operation with the same key. Decrypting needs the random IV; encrypting again must
 * not reuse it for another text.
 */
function Swap({ action, run, values, swappedIv }: SwapProps) {
  const { open, onOpen } = useTool()
  const { change } = useWorkbench()

  function swap(): void {
    const { output, file, iv } = run.output ?? {}
    const isOwnIv = values['iv'] !== undefined && values['iv'] !== swappedIv.current
    if (action === 'encrypt') swappedIv.current = isOwnIv ? undefined : iv
    const decryptingIv = values['keyEncoding'] === undefined || values['keyEncoding'] === 'passphrase' ? {} : { iv }
    change({
      ...(file === undefined ? { text: output, ...exchangedEncodings(values, action) } : { file }),
      ...(action === 'encrypt' ? decryptingIv : isOwnIv ? {} : { iv: undefined }),
    })
    onOpen(oppositeOf(open))
  }

  return <SwapButton isReady={run.state === 'done'} onSwap={swap} />
}

/** Swaps the encodings of input and output. */
function exchangedEncodings(values: Values, action: 'encrypt' | 'decrypt'): Values {
  const [plain, ciphertext] = ['utf-8', 'base64']
  return action === 'encrypt'
    ? { inputEncoding: values['outputEncoding'] ?? ciphertext, outputEncoding: values['inputEncoding'] ?? plain }
    : { inputEncoding: values['outputEncoding'] ?? plain, outputEncoding: values['inputEncoding'] ?? ciphertext }
}

const oppositeOf = (open: string): string =>
  open.startsWith('encrypt') ? open.replace('encrypt', 'decrypt') : open.replace('decrypt', 'encrypt')
