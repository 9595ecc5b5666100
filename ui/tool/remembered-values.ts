import { useCallback, useRef } from 'react'
import type { Values } from '#kit/values.ts'
import { readStored, store } from '../device/storage.ts'
import { useKeepSoon } from '../device/use-keep-soon.ts'
import { maxEditedLength } from '../text/long-text.ts'
import { type FieldKeys, pick } from './field-keys.ts'
import type { OpenTool } from './open-tool.tsx'
import { withChanges } from './with-changes.ts'

interface Remembering extends Pick<OpenTool, 'id'> {
  keys: FieldKeys
  materials: ReadonlySet<string>
  secrets: ReadonlySet<string>
}

/**
 * Remembers the values of the fields: options on this device, all texts that are edited here over a reload, secrets
 * nowhere. Of the options only changed ones are stored: another tab may have changed the others.
 *
 * @param values by key; undefined until the remembered values have been read
 * @returns a function that reads the options
 */
export function useRememberedValues(
  values: Values | undefined,
  { id, keys, materials, secrets }: Remembering,
): () => Values {
  // The options as this tab has read or stored them last.
  const lastOptions = useRef<Values>(undefined)

  const readOptions = useCallback(() => {
    const stored = keys.fitting(readStored('local', `options:${id}`))
    const options = pick(stored, (key) => !secrets.has(key) && !materials.has(key))
    lastOptions.current ??= options
    return options
  }, [id, keys, materials, secrets])

  const keepValues = useCallback(() => {
    const plain = Object.entries(values ?? {}).filter(([key, value]) => !secrets.has(key) && isPlain(value))
    const options = Object.fromEntries(plain.filter(([key]) => !materials.has(key)))
    const drafts = plain.filter(([key, value]) => materials.has(key) && String(value).length <= maxEditedLength)
    keep('local', `options:${id}`, withChanges(readOptions(), lastOptions.current ?? {}, options))
    keep('session', `draft:${id}`, Object.fromEntries(drafts))
    lastOptions.current = options
  }, [id, values, materials, secrets, readOptions])
  useKeepSoon(values !== undefined && keepValues)

  return readOptions
}

const keep = (storage: 'local' | 'session', key: string, values: Values): void =>
  store(storage, key, Object.keys(values).length > 0 ? values : undefined)

/** Files stay in memory: no storage keeps them. */
const isPlain = (value: unknown): boolean =>
  value !== undefined &&
  !(value instanceof Blob) &&
  !(Array.isArray(value) && value.some((item) => item instanceof Blob))
