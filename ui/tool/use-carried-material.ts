import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef } from 'react'
import type { Description } from '#kit/description.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import type { Values } from '#kit/values.ts'

interface Carrying {
  operations: Record<string, Description>
  open: string
  values: Values
  setValues: Dispatch<SetStateAction<Values>>
}

/**
 * Takes what is worked on along when another operation is opened: what was pasted to be encoded is there to be decoded.
 * Only what was changed last comes along, and only to a field of its kind, a text or a file; what a swap or the history
 * has put there stays. Gives the name of the field that was changed last, which whoever changes one sets.
 */
export function useCarriedMaterial({ operations, open, values, setValues }: Carrying): RefObject<string | undefined> {
  const latest = useRef<string>(undefined)
  const before = useRef(open)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another operation is opened, and at no other time
  useEffect(() => {
    const from = firstMaterialOf(operations[before.current])
    const to = firstMaterialOf(operations[open])
    before.current = open
    if (!from || !to || from[0] === to[0] || kindOf(from[1]) !== kindOf(to[1])) return
    // Nothing was changed yet: what was kept or handed over comes along to where nothing is.
    const isLatest = latest.current === undefined ? !values[to[0]] : latest.current === from[0]
    if (!isLatest) return
    const carried = values[from[0]]
    if (carried === undefined || carried === '') return
    setValues((now) => ({ ...now, [to[0]]: carried }))
  }, [open])

  return latest
}

/** What an operation works on: the first of its texts and files. */
const firstMaterialOf = (operation: Description | undefined): [name: string, schema: JsonSchema] | undefined =>
  operation && fieldsOf(operation.input).find(([, field]) => isMaterial(field))

const kindOf = ({ contentMediaType, type }: JsonSchema): string => (contentMediaType ? 'text' : `file ${type}`)
