import { useCallback, useEffect, useState } from 'react'
import type { Description } from '#kit/description.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import type { Values } from '#kit/values.ts'
import { useOperation } from '../run/use-operation.ts'
import { useStableValue } from '../run/use-stable-value.ts'
import { useValues } from './use-values.ts'

/** In characters. For a longer text the pause before a run is longer. */
const longTyped = 200_000

interface LiveRunOptions {
  holds?: boolean
  /** The sample that runs while the fields are empty, after the first user activity. */
  example?: Values | undefined
}

/**
 * Runs an operation with the values of its fields whenever they change. While the input is empty nothing runs
 * until asked for: then the operation itself says what is missing. With `holds`, long texts of the output come
 * as `HeldText`.
 */
export function useLiveRun(
  operation: Description,
  schema: JsonSchema,
  { holds = false, example }: LiveRunOptions = {},
) {
  const { values, isComplete, change } = useValues(schema)
  const [asked, setAsked] = useState<Values>()
  const wasAsked = asked === values
  const isLong = Object.values(values).some((value) => typeof value === 'string' && value.length > longTyped)
  const hasInteracted = useHasInteracted(example !== undefined)
  const shown = useStableValue(example && hasInteracted ? { ...values, ...example } : undefined)
  const input = isComplete ? values : wasAsked ? { ...emptyMaterials(schema), ...values } : shown
  const run = useOperation(operation, input, { delay: isLong ? 400 : 150, holds })
  const { again } = run
  const runNow = useCallback(() => {
    setAsked(values)
    again()
  }, [values, again])
  return { run, values, change, runNow, isExample: !isComplete && !wasAsked && shown !== undefined }
}

/** An empty value for every required field that has none: a text without characters, a file without bytes. */
function emptyMaterials(schema: JsonSchema): Values {
  const missing = fieldsOf(schema).filter(([name, field]) => schema.required?.includes(name) && isMaterial(field))
  return Object.fromEntries(missing.map(([name, { format }]) => [name, format === 'file' ? new File([], '') : '']))
}

/**
 * Whether there was a pointer or key event on this page: nothing heavy is loaded for a sample before.
 *
 * @param isAsked whether to listen at all
 */
function useHasInteracted(isAsked: boolean): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const note = () => {
      setHas(true)
      controller.abort()
    }
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
      addEventListener(type, note, { signal: controller.signal, passive: true })
    }
    return () => controller.abort()
  }, [isAsked])
  return has
}
