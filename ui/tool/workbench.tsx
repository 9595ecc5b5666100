import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import type { Values } from '#kit/values.ts'
import { readStored } from '../device/storage.ts'
import { fittingValues, pick } from './fitting-values.ts'
import { takeHandover } from './handover.ts'
import { handoverValues } from './handover-values.ts'
import { isSecret } from './is-secret.ts'
import { useTool } from './open-tool.tsx'
import { readShared } from './share-link.ts'
import { useCarriedMaterial } from './use-carried-material.ts'
import { useKeptValues } from './use-kept-values.ts'

interface Workbench {
  values: Values
  change: (changed: Values) => void
  /** Puts every option back to its default; what is worked on stays, and with it a key. */
  resetOptions: () => void
}

const WorkbenchContext = createContext<Workbench | undefined>(undefined)

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext)
  if (!workbench) throw new Error('No WorkbenchProvider above')
  return workbench
}

/**
 * Holds what stands in the fields of a tool. Options are remembered on this device, texts over a reload of the page; a
 * shared link or something handed over from another page wins over both. Secrets are kept nowhere.
 */
export function WorkbenchProvider({ children }: { children: ReactNode }) {
  const { id, operations, open } = useTool()
  const [values, setValues] = useState<Values>({})
  const materials = useMemo(() => fieldNamesOf(operations, isMaterial), [operations])
  const secrets = useMemo(() => fieldNamesOf(operations, isSecret), [operations])

  const readOptions = useKeptValues(values, { id, operations, materials, secrets })

  useEffect(() => {
    const { input } = operations[open] ?? {}
    const fitting = (found: unknown) => fittingValues(operations, found)
    const options = readOptions()
    const kept = {
      ...options,
      ...fitting(readStored('session', `draft:${id}`)),
      ...fitting(readShared(location.hash)),
    }
    // What was typed before this page came alive is there already.
    const begin = (brought?: Values) => setValues((now) => ({ ...kept, ...now, ...brought }))
    const take = (put: (brought?: Values) => void) => {
      const handover = takeHandover(id, open)
      if (!handover || !input) return false
      // A file that cannot be read brings nothing.
      void handoverValues(handover, input).then(put, () => put())
      return true
    }
    if (!take(begin)) begin()
    const takeLater = () => take((brought) => setValues((now) => ({ ...now, ...brought })))
    addEventListener('handover', takeLater)
    return () => removeEventListener('handover', takeLater)
  }, [id, open, operations, readOptions])

  const latest = useCarriedMaterial({ operations, open, values, setValues })
  const change = useCallback(
    (changed: Values) => {
      latest.current = Object.keys(changed).findLast((name) => materials.has(name)) ?? latest.current
      setValues((now) => ({ ...now, ...changed }))
    },
    [latest, materials],
  )
  const resetOptions = useCallback(
    () => setValues((now) => pick(now, (name) => materials.has(name) || secrets.has(name))),
    [materials, secrets],
  )

  const workbench = useMemo(() => ({ values, change, resetOptions }), [values, change, resetOptions])
  return <WorkbenchContext value={workbench}>{children}</WorkbenchContext>
}

type Names = ReadonlySet<string>
type Operations = ReturnType<typeof useTool>['operations']

function fieldNamesOf(operations: Operations, isMeant: (field: JsonSchema) => boolean): Names {
  const fields = Object.values(operations).flatMap(({ input }) => fieldsOf(input))
  return new Set(fields.flatMap(([name, field]) => (isMeant(field) ? [name] : [])))
}
