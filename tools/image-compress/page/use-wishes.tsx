import type { z } from 'zod'
import { faultsOf } from '#kit/faults.ts'
import type { Localized } from '#kit/language.ts'
import { useWorkbench } from '#ui/bench/workbench.tsx'
import type { Values } from '#ui/fields/values.ts'
import { compress } from '../operations.ts'

/** All options but the name of the result, which changes no pixel. */
const schema = compress.input.omit({ file: true, fileName: true })

export type Wishes = z.output<typeof schema>

export interface WishesProps {
  /** The options that were touched. */
  given: Values
  faults: Record<string, Localized>
  /** How results are named. */
  pattern: string
  change: (changed: Values) => void
}

/** The options as they stand; without `wishes` where some do not hold. */
export function useWishes(): WishesProps & { wishes: Wishes | undefined } {
  const { values, change } = useWorkbench()
  const { file: _, fileName = '{name}', ...options } = values
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  const { data: wishes, success } = schema.safeParse(given)
  const faults = success ? [] : faultsOf(schema, given)
  return {
    given,
    wishes,
    faults: Object.fromEntries(faults.map(({ field, message }) => [field, message])),
    pattern: String(fileName),
    change,
  }
}
