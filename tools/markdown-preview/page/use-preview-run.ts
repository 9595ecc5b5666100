import { useCallback, useMemo, useState } from 'react'
import type { Values } from '#kit/values.ts'
import { useValues } from '#ui/bench/use-values.ts'
import { useOperation } from '#ui/run/use-operation.ts'
import { useStableValue } from '#ui/run/use-stable-value.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import type * as operations from '../operations.ts'
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
  const isLong = typeof values['markdown'] === 'string' && values['markdown'].length > 200_000
  const run = useOperation(render, input as never, { delay: isLong ? 300 : 100 })
  const { output, again } = run
  const plain = useMemo(() => output && withoutItsLines(output), [output])
  const runNow = useCallback(() => {
    setAsked(values)
    again()
  }, [values, again])
  return { operation: render, run, plain, values, change, runNow }
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
