import { useEffect, useState } from 'react'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Values } from '#kit/values.ts'
import { type BatchSettings, problemsIn, useBatchSettings } from '#ui/batch/use-batch-settings.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import { splitGeometry } from './edits.ts'
import { type Undo, useUndo } from './use-undo.ts'

export interface EditSettings extends BatchSettings {
  /** Undefined while some are invalid. */
  settings: Values | undefined
  history: Undo<Values>
}

/**
 * The options of an edit: those of the workbench, which are remembered, and the geometry, which isn't. Every change can
 * be undone.
 */
export function useEditSettings(schema: JsonSchema): EditSettings {
  const { values, change: changeValues } = useWorkbench()
  const { geometry: brought } = splitGeometry(values)
  const isBrought = Object.values(brought).some((value) => value !== undefined)
  const [geometry, setGeometry] = useState<Values>({})
  const basic = useBatchSettings(schema)
  const fields = new Set(Object.keys(schema.properties ?? {}))

  // A sample or another page may bring geometry among the other values.
  useEffect(() => {
    if (!isBrought) return
    setGeometry(brought)
    changeValues(Object.fromEntries(Object.keys(brought).map((name) => [name, undefined])))
  })

  const applicable = Object.entries({ ...basic.chosen, ...geometry }).filter(
    ([name, value]) => fields.has(name) && name !== 'file' && value !== undefined,
  )
  const chosen = Object.fromEntries(applicable)
  // Only the operation's own fields are checked.
  const problems = problemsIn(schema, chosen)
  const restore = (state: Values) => {
    const names = [...Object.keys(chosen), ...Object.keys(state)]
    set(Object.fromEntries(names.map((name) => [name, state[name]])))
  }
  const set = (changed: Values) => {
    const parts = splitGeometry(changed)
    setGeometry((now) => ({ ...now, ...parts.geometry }))
    changeValues(parts.others)
  }
  const history = useUndo(chosen, restore)
  return {
    ...basic,
    chosen,
    problems,
    settings: Object.keys(problems).length === 0 ? chosen : undefined,
    history,
    change(changed) {
      history.record(chosen)
      set(changed)
    },
    reset() {
      history.record(chosen)
      setGeometry({})
      basic.reset()
    },
  }
}
