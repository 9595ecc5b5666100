import { useMemo } from 'react'
import { isHeld } from '../text/held-text.ts'
import { useWorkbench } from '../tool/workbench.tsx'
import { FactList, type FactListProps } from './fact-list.tsx'
import { SavedFacts } from './saved-facts.tsx'

/** The sizes before and after of a tool that minifies, where its output has only the new size. */
export function MinifiedFacts({ field, ...props }: FactListProps & { /** The input. */ field: string }) {
  const { values } = useWorkbench()
  const { size } = props.output
  // The size of the input of this output, not of what was typed since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when an output comes
  const before = useMemo(() => bytesIn(values[field]), [props.output])
  return typeof size === 'number' && before > 0 ? (
    <SavedFacts before={before} after={size} {...props} />
  ) : (
    <FactList {...props} />
  )
}

const bytesIn = (text: unknown): number =>
  isHeld(text) ? text.size : typeof text === 'string' ? new TextEncoder().encode(text).length : 0
