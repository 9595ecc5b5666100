import { useCallback, useEffect, useRef } from 'react'
import type { Values } from '#kit/values.ts'
import { readStored, store } from '../device/storage.ts'
import { fittingValues, pick } from './fitting-values.ts'
import type { OpenTool } from './open-tool.tsx'
import { withChanges } from './with-changes.ts'

interface Kept extends Pick<OpenTool, 'id' | 'operations'> {
  materials: ReadonlySet<string>
  secrets: ReadonlySet<string>
}

/** In characters. What is longer is not kept over a reload. */
const maxDraftLength = 200_000

/**
 * Keeps what stands in the fields: options on this device, texts over a reload, secrets nowhere. Gives what reads the
 * options. Of them only what has changed here is stored anew: another tab may have changed others.
 */
export function useKeptValues(values: Values, { id, operations, materials, secrets }: Kept): () => Values {
  // The options as this tab has read or stored them last.
  const known = useRef<Values>(undefined)

  const readOptions = useCallback(() => {
    const stored = fittingValues(operations, readStored('local', `options:${id}`))
    const options = pick(stored, (name) => !secrets.has(name) && !materials.has(name))
    known.current ??= options
    return options
  }, [id, operations, materials, secrets])

  useEffect(() => {
    const timer = setTimeout(() => {
      const plain = Object.entries(values).filter(([name, value]) => !secrets.has(name) && isPlain(value))
      const options = Object.fromEntries(plain.filter(([name]) => !materials.has(name)))
      const drafts = plain.filter(([name, value]) => materials.has(name) && String(value).length <= maxDraftLength)
      keep('local', `options:${id}`, withChanges(readOptions(), known.current ?? {}, options))
      keep('session', `draft:${id}`, Object.fromEntries(drafts))
      known.current = options
    }, 400)
    return () => clearTimeout(timer)
  }, [id, values, materials, secrets, readOptions])

  return readOptions
}

const keep = (storage: 'local' | 'session', key: string, values: Values): void =>
  store(storage, key, Object.keys(values).length > 0 ? values : undefined)

/** Files stay in memory: no storage keeps them. */
const isPlain = (value: unknown): boolean =>
  value !== undefined &&
  !(value instanceof Blob) &&
  !(Array.isArray(value) && value.some((item) => item instanceof Blob))
