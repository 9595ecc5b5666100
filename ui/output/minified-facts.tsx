import { useMemo } from 'react'
import { isHeld } from '../text/held-text.ts'
import { useWorkbench } from '../tool/workbench.tsx'
import { FactList, type FactListProps } from './fact-list.tsx'
import { SavedFacts } from './saved-facts.tsx'

/** What a tool tells that writes a text shorter, of which only the new size is in its output. */
export function MinifiedFacts({ field, ...props }: FactListProps & { /** What is worked on. */ field: string }) {
  const { values } = useWorkbench()
  const { size } = props.output
  // Of what the output was made of: what is typed since has its own output soon.
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
