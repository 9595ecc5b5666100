import { useEffect, useState } from 'react'
import { Bench } from '#ui/bench/bench.tsx'
import { readStored, store } from '#ui/device/storage.ts'
import { useTool } from '#ui/frame/tool.ts'
import { useDocument } from './document/document-context.tsx'
import { JsonInputs } from './json-inputs.tsx'
import { Modes } from './modes.tsx'
import { FirstIssueLink } from './results/first-issue-link.tsx'
import { ResultLists } from './results/result-lists.tsx'
import { TakeResult } from './results/take-result.tsx'

const parts = { InputPane: JsonInputs, FactList: ResultLists, Remark: FirstIssueLink, PaneDivider: TakeResult }

/** The document beside what comes of it, or above it. */
export function JsonBench() {
  const { id } = useTool()
  const { view } = useDocument()
  const [wide, setWide] = useState<boolean>()
  // A table needs the width; the others share it, unless somebody has chosen.
  const isWide = wide ?? view === 'table'

  useEffect(() => {
    const kept = readStored('local', `wide:${id}`)
    if (typeof kept === 'boolean') setWide(kept)
  }, [id])

  return (
    <Bench
      parts={parts}
      isStacked={isWide}
      modes={
        <Modes
          isWide={isWide}
          onWide={(chosen) => {
            setWide(chosen)
            store('local', `wide:${id}`, chosen)
          }}
        />
      }
    />
  )
}
