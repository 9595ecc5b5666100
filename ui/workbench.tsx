import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { safeParse } from 'zod/v4/core'
import { fieldsOf, type JsonSchema, jsonSchemaOf } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import { readStored, store } from './device/storage.ts'
import { pickUp } from './handover.ts'
import { isSecret } from './is-secret.ts'
import { readShared } from './share-link.ts'
import { useTool } from './tool.ts'
import type { Values } from './values.ts'

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

/** In characters. What is longer is not kept over a reload. */
const longestDraft = 200_000

/**
 * Holds what stands in the fields of a tool. Options are remembered on this device, texts over a reload of the page; a
 * shared link or something handed over from another page wins over both. Secrets are kept nowhere.
 */
export function WorkbenchProvider({ children }: { children: ReactNode }) {
  const { id, operations, open, texts } = useTool()
  const [values, setValues] = useState<Values>({})
  const materials = useMemo(() => fieldNamesOf(operations, texts.en, isMaterial), [operations, texts])
  const secrets = useMemo(() => fieldNamesOf(operations, texts.en, isSecret), [operations, texts])

  useEffect(() => {
    const brought = pickUp(id, open)
    const main = brought === undefined ? undefined : firstMaterialOf(operations, open, texts.en)
    const fitting = (found: unknown) => fittingValues(operations, found)
    setValues((now) => ({
      ...fitting(readStored('local', `options:${id}`)),
      ...fitting(readStored('session', `draft:${id}`)),
      ...fitting(readShared(location.hash)),
      // What was typed before this page came alive is there already.
      ...now,
      ...(main && { [main]: brought }),
    }))
  }, [id, open, operations, texts])

  const change = useCallback((changed: Values) => setValues((now) => ({ ...now, ...changed })), [])
  const resetOptions = useCallback(
    () => setValues((now) => pick(now, (name) => materials.has(name) || secrets.has(name))),
    [materials, secrets],
  )

  useEffect(() => {
    const timer = setTimeout(
      () =>
        keep(
          id,
          pick(values, (name) => !secrets.has(name)),
          materials,
        ),
      400,
    )
    return () => clearTimeout(timer)
  }, [id, values, materials, secrets])

  const workbench = useMemo(() => ({ values, change, resetOptions }), [values, change, resetOptions])
  return <WorkbenchContext value={workbench}>{children}</WorkbenchContext>
}

type Names = ReadonlySet<string>

const pick = (values: Values, isMeant: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isMeant(name)))

function keep(id: string, values: Values, materials: Names): void {
  const plain = Object.entries(values).filter(([, value]) => value !== undefined && isPlain(value))
  const options = plain.filter(([name]) => !materials.has(name))
  const drafts = plain.filter(([name, value]) => materials.has(name) && String(value).length <= longestDraft)
  store('local', `options:${id}`, options.length ? Object.fromEntries(options) : undefined)
  store('session', `draft:${id}`, drafts.length ? Object.fromEntries(drafts) : undefined)
}

/** Files stay in memory: no storage keeps them. */
const isPlain = (value: unknown): boolean =>
  !(value instanceof Blob) && !(Array.isArray(value) && value.some((item) => item instanceof Blob))

/** Of what was kept or sent, the fields that some operation knows and whose values fit. */
function fittingValues(operations: Operations, found: unknown): Values {
  if (typeof found !== 'object' || found === null) return {}
  const fits = (name: string, value: unknown) =>
    Object.values(operations).some(({ input }) => {
      const field = input.shape[name]
      return field !== undefined && safeParse(field, value).success
    })
  return Object.fromEntries(Object.entries(found).filter(([name, value]) => fits(name, value)))
}

type Operations = ReturnType<typeof useTool>['operations']
type Texts = Parameters<typeof jsonSchemaOf>[2]

function fieldNamesOf(operations: Operations, texts: Texts, isMeant: (field: JsonSchema) => boolean): Names {
  const fields = Object.values(operations).flatMap((operation) => fieldsOf(jsonSchemaOf(operation, 'input', texts)))
  return new Set(fields.flatMap(([name, field]) => (isMeant(field) ? [name] : [])))
}

function firstMaterialOf(operations: Operations, open: string, texts: Texts): string | undefined {
  const operation = operations[open]
  if (!operation) return undefined
  return fieldsOf(jsonSchemaOf(operation, 'input', texts)).find(([, field]) => isMaterial(field))?.[0]
}
