import { useEffect, useState } from 'react'
import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from './texts.en.ts'

/** A running clock of the seconds since 1970, with a button to copy them. */
export function Clock() {
  const words = usePageTexts<PageTexts>()
  const seconds = useSeconds()
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      {/* Not announced, since screen readers would read it each second. */}
      <span role="timer" aria-live="off" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {words.now} {seconds ?? '0000000000'}
      </span>
      <CopyButton value={String(seconds ?? '')} look="icon" label={words.now} />
    </span>
  )
}

/**
 * Returns the current seconds since 1970, updated each second; undefined before hydration. Stops while the page is
 * hidden.
 */
function useSeconds(): number | undefined {
  const [seconds, setSeconds] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      if (document.hidden) return
      const now = Date.now()
      setSeconds(Math.floor(now / 1000))
      timer = setTimeout(tick, 1000 - (now % 1000))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return seconds
}

/** The generated page, with a running clock. */
export default function TimestampPage() {
  return <OperationsBench parts={parts} />
}

const parts = { Remark: Clock }
