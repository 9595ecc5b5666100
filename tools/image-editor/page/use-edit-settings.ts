import { useEffect, useState } from 'react'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Values } from '#kit/values.ts'
import { type BatchSettings, problemsIn, useBatchSettings } from '#ui/batch/use-batch-settings.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import { splitPlaces } from './edits.ts'
import { type Undo, useUndo } from './use-undo.ts'

export interface EditSettings extends BatchSettings {
  /** Undefined where some do not hold. */
  settings: Values | undefined
  history: Undo<Values>
}

/**
 * The options of an edit: those of the workbench, which are remembered, and where in the image, which is not. Every change
 * can be taken back.
 */
export function useEditSettings(schema: JsonSchema): EditSettings {
  const { values, change: changeValues } = useWorkbench()
  const { places: brought } = splitPlaces(values)
  const isBrought = Object.values(brought).some((value) => value !== undefined)
  const [places, setPlaces] = useState<Values>({})
  const plain = useBatchSettings(schema)
  const fields = new Set(Object.keys(schema.properties ?? {}))

  // A sample or another page brings places among the other values.
  useEffect(() => {
    if (!isBrought) return
    setPlaces(brought)
    changeValues(Object.fromEntries(Object.keys(brought).map((name) => [name, undefined])))
  })

  const fitting = Object.entries({ ...plain.chosen, ...places }).filter(
    ([name, value]) => fields.has(name) && name !== 'file' && value !== undefined,
  )
  const chosen = Object.fromEntries(fitting)
  // Only the operation's own fields are checked.
  const problems = problemsIn(schema, chosen)
  const put = (state: Values) => {
    const names = [...Object.keys(chosen), ...Object.keys(state)]
    set(Object.fromEntries(names.map((name) => [name, state[name]])))
  }
  const set = (changed: Values) => {
    const parts = splitPlaces(changed)
    setPlaces((now) => ({ ...now, ...parts.places }))
    changeValues(parts.others)
  }
  const history = useUndo(chosen, put)
  return {
    ...plain,
    chosen,
    problems,
    settings: Object.keys(problems).length === 0 ? chosen : undefined,
    history,
    change(changed) {
      history.note(chosen)
      set(changed)
    },
    reset() {
      history.note(chosen)
      setPlaces({})
      plain.reset()
    },
  }
}
