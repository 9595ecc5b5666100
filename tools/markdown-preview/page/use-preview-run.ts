import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Values } from '#kit/values.ts'
import { useValues } from '#ui/bench/use-values.ts'
import { useOperation } from '#ui/run/use-operation.ts'
import { useStableValue } from '#ui/run/use-stable-value.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import type * as operations from '../operations.ts'
import { createEarlyBlocks } from './preview/early-blocks.ts'
import { hasMath } from './preview/has-math.ts'
import { withoutLines } from './preview/split-blocks.ts'

/** Renders what stands in the fields as it changes, with the lines of its blocks; and the same for who takes it along, without them. */
export function usePreviewRun() {
  const { render } = useOperations<typeof operations>()
  const { values: chosen, isComplete, change } = useValues(render.input)
  const { markdown } = chosen
  const isMath = useMemo(() => typeof markdown === 'string' && hasMath(markdown), [markdown])
  // Formulas are on until the user turns them off.
  const values = useStableValue<Values>({ ...(isMath && { math: true }), ...chosen })
  const [asked, setAsked] = useState<object>()
  const isAsked = isComplete || asked === values
  const input = isAsked ? { markdown: '', ...values, lines: true } : undefined
  const [early] = useState(createEarlyBlocks)
  const last = useRef<object>(undefined)
  // Nobody types a long document at once. What is shown already stays until all of the next version has come.
  const { delay, onChunk } = useMemo(() => {
    const isLong = typeof values['markdown'] === 'string' && values['markdown'].length > 200_000
    return { delay: isLong ? (last.current ? 300 : 0) : 100, onChunk: last.current ? undefined : early.take }
  }, [values, early])
  const run = useOperation(render, input as never, { delay, onChunk })
  const { output, again } = run
  last.current = output
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another document, or of a run that has ended
  useEffect(early.clear, [values, run.state === 'running'])
  const plain = useMemo(() => output && withoutItsLines(output), [output])
  const runNow = useCallback(() => {
    setAsked(values)
    again()
  }, [values, again])
  return { operation: render, run, early, plain, values, change, runNow }
}

/** Without the lines of its blocks; a long one is gone through once somebody asks for it. */
function withoutItsLines<Output extends { html: string }>(output: Output): Output {
  let html: string | undefined
  return Object.defineProperty({ ...output }, 'html', {
    enumerable: true,
    get: () => {
      html ??= withoutLines(output.html)
      return html
    },
  })
}
