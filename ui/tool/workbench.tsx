import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Description } from '#kit/description.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import type { Values } from '#kit/values.ts'
import { readStored } from '../device/storage.ts'
import { fittingValues, pick } from './fitting-values.ts'
import { takeHandover } from './handover.ts'
import { handoverValues } from './handover-values.ts'
import { isSecret } from './is-secret.ts'
import { useTool } from './open-tool.tsx'
import { useRememberedValues } from './remembered-values.ts'
import { readShared } from './share-link.ts'

interface Workbench {
  values: Values
  change: (changed: Values) => void
  /** Resets every option to its default; the input stays, with its secrets. */
  resetOptions: () => void
}

const WorkbenchContext = createContext<Workbench | undefined>(undefined)

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext)
  if (!workbench) throw new Error('No WorkbenchProvider above')
  return workbench
}

/**
 * Holds the values of a tool's fields. Options are remembered on this device, texts over a reload of the page; a
 * shared link or a handover from another page wins over both. Secrets are stored nowhere.
 */
export function WorkbenchProvider({ children }: { children: ReactNode }) {
  const { id, operations, open } = useTool()
  const [values, setValues] = useState(nothing)
  const materials = useMemo(() => fieldNamesOf(operations, isMaterial), [operations])
  const secrets = useMemo(() => fieldNamesOf(operations, isSecret), [operations])

  const readOptions = useRememberedValues(values === nothing ? undefined : values, {
    id,
    operations,
    materials,
    secrets,
  })

  useEffect(() => {
    const { input } = operations[open] ?? {}
    const fitting = (stored: unknown) => fittingValues(operations, stored)
    const kept = {
      ...readOptions(),
      ...fitting(readStored('session', `draft:${id}`)),
      ...fitting(readShared(location.hash)),
    }
    // Text typed before hydration is there already.
    const begin = (brought?: Values) => setValues((now) => ({ ...kept, ...now, ...brought }))
    const take = (put: (brought?: Values) => void) => {
      const handover = takeHandover(id, open)
      if (!handover || !input) return false
      // An unreadable file leaves the fields as they are.
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

/** The values of the fields before the stored ones have been read. */
const nothing: Values = {}

type Names = ReadonlySet<string>
type Operations = ReturnType<typeof useTool>['operations']

function fieldNamesOf(operations: Operations, isMeant: (field: JsonSchema) => boolean): Names {
  const fields = Object.values(operations).flatMap(({ input }) => fieldsOf(input))
  return new Set(fields.filter(([, field]) => isMeant(field)).map(([name]) => name))
}

interface Carrying {
  operations: Record<string, Description>
  open: string
  values: Values
  setValues: Dispatch<SetStateAction<Values>>
}

/**
 * Carries the main input over when another operation is opened: a text pasted to be encoded can be decoded. Only the
 * field changed last is carried over, and only to a field of its kind, a text or a file; values that a swap or the
 * history has set stay. Returns a ref to the name of the field changed last, which the callers that change a field set.
 */
function useCarriedMaterial({ operations, open, values, setValues }: Carrying): RefObject<string | undefined> {
  const latest = useRef<string>(undefined)
  const before = useRef(open)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another operation is opened, and at no other time
  useEffect(() => {
    const from = firstMaterialOf(operations[before.current])
    const to = firstMaterialOf(operations[open])
    before.current = open
    if (!from || !to || from[0] === to[0] || kindOf(from[1]) !== kindOf(to[1])) return
    // Nothing was changed yet: a stored or handed-over value is taken along to an empty field.
    const isLatest = latest.current === undefined ? !values[to[0]] : latest.current === from[0]
    if (!isLatest) return
    const carried = values[from[0]]
    if (carried === undefined || carried === '') return
    setValues((now) => ({ ...now, [to[0]]: carried }))
  }, [open])

  return latest
}

/** The main input of an operation: the first of its texts and files. */
const firstMaterialOf = (operation: Description | undefined): [name: string, schema: JsonSchema] | undefined =>
  operation && fieldsOf(operation.input).find(([, field]) => isMaterial(field))

const kindOf = ({ contentMediaType, type }: JsonSchema): string => (contentMediaType ? 'text' : `file ${type}`)
