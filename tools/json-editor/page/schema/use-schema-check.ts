import { useEffect, useState } from 'react'
import type { DocumentCheck } from '../../assist/check-document.ts'
import type { Text } from '../document/use-undo.ts'
import { CheckTimeoutError, maxAssistedSize, RemoteAssistant } from './remote-assistant.browser.ts'

/** The loading state of an attached schema. */
export type SchemaState =
  | { state: 'none' | 'opening' | 'schemaTooLong' }
  | { state: 'failed'; error: Error }
  | { state: 'open'; assistant: RemoteAssistant; name: string }

/** The state of the check; during the next check still the result of the last one. */
export type CheckState =
  | { state: 'waiting' | 'slow' | 'tooLong' }
  | { state: 'failed'; error: Error }
  | { state: 'done'; check: DocumentCheck }

/** In milliseconds, after the last key. */
const delay = 350

/** The longest schema that is worked with, in UTF-16 units. */
const maxSchemaLength = 2_000_000

/** Opens a schema in a worker of its own, anew whenever it changes. */
export function useSchema(source: Text): SchemaState {
  const [schema, setSchema] = useState<SchemaState>({ state: 'none' })
  useEffect(() => {
    if (source === '' || (typeof source === 'string' && source.trim() === '')) return setSchema({ state: 'none' })
    if (typeof source !== 'string' || source.length > maxSchemaLength) return setSchema({ state: 'schemaTooLong' })
    const assistant = new RemoteAssistant(source)
    let isWanted = true
    const take = (next: SchemaState) => isWanted && setSchema(next)
    const timer = setTimeout(() => {
      assistant.name().then(
        (name) => take({ state: 'open', assistant, name }),
        (error) => take({ state: 'failed', error }),
      )
    }, delay)
    take({ state: 'opening' })
    return () => {
      isWanted = false
      clearTimeout(timer)
      assistant.stop()
    }
  }, [source])
  return schema
}

/** Checks the document whenever typing rests. */
export function useSchemaCheck(schema: SchemaState, text: Text): CheckState {
  const [check, setCheck] = useState<CheckState>({ state: 'waiting' })
  const assistant = schema.state === 'open' ? schema.assistant : undefined
  // Resets what an earlier schema has reported.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each schema anew
  useEffect(() => setCheck({ state: 'waiting' }), [assistant])
  useEffect(() => {
    if (!assistant) return
    const size = typeof text === 'string' ? text.length : text.size
    if (size === 0) return setCheck({ state: 'waiting' })
    if (size > maxAssistedSize) return setCheck({ state: 'tooLong' })
    let isWanted = true
    const take = (next: CheckState) => isWanted && setCheck(next)
    const timer = setTimeout(() => {
      assistant.check(text).then(
        (outcome) => take({ state: 'done', check: outcome }),
        (error) => take(error instanceof CheckTimeoutError ? { state: 'slow' } : { state: 'failed', error }),
      )
    }, delay)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [assistant, text])
  return check
}
