import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { InputOf } from '#kit/description.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { ActionBar } from '#ui/bench/action-bar.tsx'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { ResultPane } from '#ui/bench/result-pane.tsx'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useBenchKeys } from '#ui/bench/use-bench-keys.ts'
import { useValues } from '#ui/bench/use-values.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { inputPart } from '#ui/panes/bench-parts.ts'
import { Panes } from '#ui/panes/panes.tsx'
import { useOperation } from '#ui/run/use-operation.ts'
import { useOperations, useTool } from '#ui/tool/open-tool.tsx'
import { readShared } from '#ui/tool/share-link.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import type * as operations from '../operations.ts'
import type { en } from '../texts.en.ts'
import { CryptoBench } from './crypto-bench.tsx'
import { Option } from './options/option.tsx'
import { fieldsWithValidChoice, relevantFields } from './options/relevant-fields.ts'
import styles from './page.module.css'
import type { PageTexts } from './texts.en.ts'

// Loaded on demand, since few people use SM2 signatures.
const SignatureBench = lazy(() => import('./signature-bench.tsx'))

/** The page has two switches: the action, and text or file. */
export default function CryptoPage() {
  const words = usePageTexts<PageTexts>()
  const { operations, open, onOpen } = useTool()
  const { values, change } = useWorkbench()
  const swappedIv = useRef<unknown>(undefined)
  const operation = operations[open]
  if (!operation) throw new Error(`There is no operation "${open}"`)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    // An IV and a salt are for one message: remembered ones must not be reused for the next.
    const shared = readShared(location.hash)
    const used = open.startsWith('encrypt') ? ['iv', 'salt'].filter((name) => !(name in shared)) : []
    change(Object.fromEntries(used.map((name) => [name, undefined])))
  }, [])

  const ofFiles = open.endsWith('File')
  const action = ofFiles ? (open.replace('File', '') as 'encrypt' | 'decrypt') : (open as keyof typeof words.action)

  function switchTo(chosen: typeof action): void {
    const isCipher = (one: typeof action) => one === 'encrypt' || one === 'decrypt'
    if (isCipher(action) && isCipher(chosen) && chosen !== action) {
      // The result's encoding becomes the input's.
      change({ inputEncoding: values['outputEncoding'], outputEncoding: values['inputEncoding'] })
    }
    onOpen(ofFiles && isCipher(chosen) ? `${chosen}File` : chosen)
  }

  const modes = (
    <>
      <Segments label={words.actionLabel} choices={choicesOf(words.action)} value={action} onChange={switchTo} />
      {(action === 'encrypt' || action === 'decrypt') && (
        <Segments
          label={words.materialLabel}
          choices={choicesOf(words.material)}
          value={ofFiles ? 'file' : 'text'}
          onChange={(chosen) => onOpen(chosen === 'file' ? `${action}File` : action)}
        />
      )}
    </>
  )
  if (action === 'sign' || action === 'verify') {
    return (
      <Suspense>
        <SignatureBench modes={modes} />
      </Suspense>
    )
  }
  const bar = (
    <>
      {modes}
      <Spacer />
      <SamplesMenu />
    </>
  )
  if (action === 'generateKey') return <NewKey bar={bar} />
  // React's `key` resets the state when the operation changes.
  return <CryptoBench key={open} operation={operation} action={action} bar={bar} swappedIv={swappedIv} />
}

const choicesOf = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }))

/** Generates a new random key on every press. It isn't kept in the history. */
function NewKey({ bar }: { bar: ReactNode }) {
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
