import { useCallback, useEffect, useState } from 'react'
import type { Description } from '#kit/description.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import type { Values } from '#kit/values.ts'
import { useOperation } from '../run/use-operation.ts'
import { useStableValue } from '../run/use-stable-value.ts'
import { useValues } from './use-values.ts'

/** In characters. A longer text waits longer for the end of typing. */
const longTyped = 200_000

interface LiveRunOptions {
  holds?: boolean
  /** The example that is run while the fields are empty, from the first movement on. */
  example?: Values | undefined
}

/**
 * Runs an operation with what stands in its fields, as it changes. While nothing is there to work on nothing runs,
 * until somebody asks for it: then the operation itself says what is missing. With `holds`, long texts of the output come
 * as held texts.
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

/** Every required field that holds nothing, empty: a text without characters, a file without bytes. */
function emptyMaterials(schema: JsonSchema): Values {
  const missing = fieldsOf(schema).filter(([name, field]) => schema.required?.includes(name) && isMaterial(field))
  return Object.fromEntries(missing.map(([name, { format }]) => [name, format === 'file' ? new File([], '') : '']))
}

/**
 * Whether somebody has moved, touched or pressed anything on this page: until then nothing heavy loads for an example.
 *
 * @param isAsked whether a page wants to know
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
