import { useEffect, useRef } from 'react'
import bench from '#ui/bench/bench.module.css'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { useWorkbench } from '#ui/bench/workbench.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { useTool, useToolTexts } from '#ui/frame/tool.ts'
import { readShared } from '#ui/share/share-link.ts'
import type { en } from '../texts.en.ts'
import { CryptoBench } from './crypto-bench.tsx'
import { NewKey } from './new-key.tsx'

/** Six operations as two questions: what to do, and to a text or a file. */
export default function CryptoPage() {
  const words = useToolTexts<typeof en>().page
  const { operations, open, onOpen } = useTool()
  const { values, change } = useWorkbench()
  const broughtIv = useRef<unknown>(undefined)
  const operation = operations[open]
  if (!operation) throw new Error(`There is no operation "${open}"`)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    // An IV and a salt are for one message: what was remembered from the last must not serve the next.
    const shared = readShared(location.hash)
    const worn = open.startsWith('encrypt') ? ['iv', 'salt'].filter((name) => !(name in shared)) : []
    change(Object.fromEntries(worn.map((name) => [name, undefined])))
  }, [])

  const ofFiles = open.endsWith('File')
  const way = ofFiles ? (open.replace('File', '') as 'encrypt' | 'decrypt') : (open as keyof typeof words.way)

  function turn(chosen: typeof way): void {
    const isCipher = (one: typeof way) => one === 'encrypt' || one === 'decrypt'
    if (isCipher(way) && isCipher(chosen) && chosen !== way) {
      // What was the result of one is the input of the other.
      change({ inputEncoding: values['outputEncoding'], outputEncoding: values['inputEncoding'] })
    }
    onOpen(ofFiles && isCipher(chosen) ? `${chosen}File` : chosen)
  }

  const bar = (
    <>
      <Segments label={words.wayLabel} choices={choicesOf(words.way)} value={way} onChange={turn} />
      {(way === 'encrypt' || way === 'decrypt') && (
        <Segments
          label={words.materialLabel}
          choices={choicesOf(words.material)}
          value={ofFiles ? 'file' : 'text'}
          onChange={(chosen) => onOpen(chosen === 'file' ? `${way}File` : way)}
        />
      )}
      <span className={bench['space']} />
      <SamplesMenu />
    </>
  )
  // What was in the hands of one operation is nothing to the next.
  if (way === 'generateKey') return <NewKey bar={bar} />
  return <CryptoBench key={open} operation={operation} way={way} bar={bar} broughtIv={broughtIv} />
}

const choicesOf = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }))
