import { lazy, Suspense, useEffect, useRef } from 'react'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { readShared } from '#ui/tool/share-link.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import { CryptoBench } from './crypto-bench.tsx'
import { NewKey } from './new-key.tsx'
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
