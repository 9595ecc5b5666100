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
import { type FieldKeys, fieldKeys, pick } from './field-keys.ts'
import { takeHandover } from './handover.ts'
import { handoverValues } from './handover-values.ts'
import { isSecret } from './is-secret.ts'
import { useTool } from './open-tool.tsx'
import { useRememberedValues } from './remembered-values.ts'
import { isReloaded, readShared } from './share-link.ts'

interface Workbench {
  /** By field name, as the open operation sees them. */
  values: Values
  /** Changes fields of the open operation, or of the one that is about to be opened. */
  change: (changed: Values, operation?: string) => void
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
 * shared link wins over both until it is reloaded, a handover from another page always. Secrets are stored nowhere.
 */
export function WorkbenchProvider({ children }: { children: ReactNode }) {
  const { id, operations, open } = useTool()
  const [held, setHeld] = useState(nothing)
  const keys = useMemo(() => fieldKeys(operations), [operations])
  const materials = useMemo(() => keys.of(isMaterial), [keys])
  const secrets = useMemo(() => keys.of(isSecret), [keys])

  const readOptions = useRememberedValues(held === nothing ? undefined : held, { id, keys, materials, secrets })

  useEffect(() => {
    const { input } = operations[open] ?? {}
    const own = { ...readOptions(), ...keys.fitting(readStored('session', `draft:${id}`)) }
    const shared = keys.fitting(keys.heldBy(open, readShared(location.hash)))
    const kept = isReloaded() ? { ...shared, ...own } : { ...own, ...shared }
    // Text typed before hydration is there already.
    const begin = (brought: Values = {}) => setHeld((now) => ({ ...kept, ...now, ...keys.heldBy(open, brought) }))
    const take = (put: (brought?: Values) => void) => {
      const handover = takeHandover(id, open)
      if (!handover || !input) return false
      // An unreadable file leaves the fields as they are.
      void handoverValues(handover, input).then(put, () => put())
      return true
    }
    if (!take(begin)) begin()
    const takeLater = () => take((brought = {}) => setHeld((now) => ({ ...now, ...keys.heldBy(open, brought) })))
    addEventListener('handover', takeLater)
    return () => removeEventListener('handover', takeLater)
  }, [id, open, operations, keys, readOptions])

  const latest = useCarriedMaterial({ operations, keys, open, held, setHeld })
  const change = useCallback(
    (changed: Values, operation = open) => {
      const holding = keys.heldBy(operation, changed)
      latest.current = Object.keys(holding).findLast((key) => materials.has(key)) ?? latest.current
      setHeld((now) => ({ ...now, ...holding }))
    },
    [latest, keys, open, materials],
  )
  const resetOptions = useCallback(
    () => setHeld((now) => pick(now, (key) => materials.has(key) || secrets.has(key))),
    [materials, secrets],
  )

  const values = useMemo(() => keys.seenBy(open, held), [keys, open, held])
  const workbench = useMemo(() => ({ values, change, resetOptions }), [values, change, resetOptions])
  return <WorkbenchContext value={workbench}>{children}</WorkbenchContext>
}

/** The values of the fields before the stored ones have been read. */
const nothing: Values = {}

interface Carrying {
  operations: Record<string, Description>
  keys: FieldKeys
  open: string
  held: Values
  setHeld: Dispatch<SetStateAction<Values>>
}

/**
 * Carries the main input over when another operation is opened: a text pasted to be encoded can be decoded. Only the
 * field changed last is carried over, and only to a field of its kind, a text or a file; values that a swap or the
 * history has set stay. Returns a ref to the key of the field changed last, which the callers that change a field set.
 */
function useCarriedMaterial({ operations, keys, open, held, setHeld }: Carrying): RefObject<string | undefined> {
  const latest = useRef<string>(undefined)
  const before = useRef(open)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another operation is opened, and at no other time
  useEffect(() => {
    const [from, to] = [before.current, open].map((name) => firstMaterialOf(operations[name], name, keys))
    before.current = open
    if (!from || !to || from.key === to.key || kindOf(from.schema) !== kindOf(to.schema)) return
    // Nothing was changed yet: a stored or handed-over value is taken along to an empty field.
    const isLatest = latest.current === undefined ? !held[to.key] : latest.current === from.key
    if (!isLatest) return
    const carried = held[from.key]
    if (carried === undefined || carried === '') return
    setHeld((now) => ({ ...now, [to.key]: carried }))
  }, [open])

  return latest
}

/** The main input of an operation: the first of its texts and files. */
function firstMaterialOf(operation: Description | undefined, name: string, keys: FieldKeys) {
  const [field, schema] = (operation && fieldsOf(operation.input).find(([, each]) => isMaterial(each))) ?? []
  if (!field || !schema) return undefined
  const [key = field] = Object.keys(keys.heldBy(name, { [field]: undefined }))
  return { key, schema }
}

const kindOf = ({ contentMediaType, type }: JsonSchema): string => (contentMediaType ? 'text' : `file ${type}`)
