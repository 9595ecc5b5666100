import { useEffect, useState } from 'react'
import { type Block, buildBlocks } from '../rows/blocks.ts'
import type { Comparison } from './comparison.ts'

interface Built {
  /** The comparison that the blocks were made of. */
  of: Comparison | undefined
  blocks: readonly Block[]
}

/**
 * Makes the lines of a comparison, a little at a time where there are many, so that the page stays alive; till then
 * those of the last one stay.
 */
export function useBlocks(output: Comparison | undefined, isByLines: boolean): Built {
  const [built, setBuilt] = useState<Built>({ of: undefined, blocks: [] })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const steps = buildBlocks(output?.parts ?? [], isByLines)
    const goOn = () => {
      const start = performance.now()
      while (performance.now() - start < slice) {
        const step = steps.next()
        if (step.done) {
          setBuilt({ of: output, blocks: step.value })
          return
        }
      }
      timer = setTimeout(goOn)
    }
    goOn()
    return () => clearTimeout(timer)
  }, [output, isByLines])

  return built
}

/** How long the page may be away, in milliseconds. */
const slice = 20
