import { useEffect } from 'react'
import type { Description } from '#kit/description.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import { mainFieldOf } from '#kit/main-field.ts'
import { isHeld } from '../editor/held-text.ts'
import { longestKept } from '../editor/long-text.ts'
import { isSecret } from '../fields/is-secret.ts'
import type { Values } from '../fields/values.ts'
import { useTool } from '../frame/tool.ts'
import type { Running } from '../run/use-operation.ts'
import { useHistory } from './use-history.tsx'

/** In milliseconds. A result that stands this long was meant; those on the way to it were not. */
const settled = 1500

/** Keeps a run in the history once its result has stood for a while; files and secrets are left out. */
export function useKeptRun(operation: Description, values: Values, run: Running<Record<string, unknown>>): void {
  const { open } = useTool()
  const { add } = useHistory()
  const output = run.state === 'done' ? run.output : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for each result, whatever else is drawn again
  useEffect(() => {
    // A history of megabytes would cost more to keep than it is worth.
    if (!output || lengthOf(values) > longestKept) return
    const timer = setTimeout(() => {
      const main = (side: 'input' | 'output') => mainFieldOf(operation[side])
      const of = (record: Values, name: string | undefined) => (name ? record[name] : Object.values(record)[0])
      const fields = fieldsOf(operation.input)
      const secrets = fields.flatMap(([name, field]) => (isSecret(field) ? [name] : []))
      const fits = ([name, value]: [string, unknown]) => !holdsFile(value) && !secrets.includes(name)
      const kept = Object.fromEntries(Object.entries(values).filter(fits))
      add({
        operation: open,
        values: kept,
        input: inShort(of(values, main('input'))),
        output: inShort(of(output, main('output'))),
      })
    }, settled)
    return () => clearTimeout(timer)
  }, [output])
}

const lengthOf = (values: Values): number =>
  Object.values(values).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : isHeld(value) ? value.size : 0),
    0,
  )

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((item) => item instanceof Blob))

/** A line of what something is. */
function inShort(value: unknown): string {
  if (value instanceof File) return value.name
  if (Array.isArray(value) && value[0] instanceof File) return value.map((file: File) => file.name).join(', ')
  if (isHeld(value)) return ''
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.slice(0, 200).replace(/\s+/g, ' ')
}
