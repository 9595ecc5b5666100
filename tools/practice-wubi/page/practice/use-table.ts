import { del, get, set } from 'idb-keyval'
import { useCallback, useEffect, useRef, useState } from 'react'
import { errors } from '../../errors.ts'
import { loadTable } from '../../table/load-table.ts'
import type { WubiTable } from '../../table/wubi-table.ts'
import { readOwnTable } from '../kept/read-own-table.ts'

const key = 'practice-wubi:table'
/** In MB. A table of every character of Unicode is a fifth of it. */
const largest = 8

interface OwnTable {
  name: string
  json: string
}

export interface TableState {
  /** Undefined until it is needed. */
  table: WubiTable | undefined
  isLoading: boolean
  error: Error | undefined
  /** The name of the file, where it is not the built-in one. */
  ownName: string | undefined
  /** Loads the table on first use; rejects where it cannot be had. */
  load: () => Promise<WubiTable>
  upload: (file: File) => Promise<void>
  reset: () => Promise<void>
}

/** Holds the code table: one that was uploaded and is kept on this device, or the built-in one. */
export function useTable(): TableState {
  const [table, setTable] = useState<WubiTable>()
  const [ownName, setOwnName] = useState<string>()
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<Error>()
  const loading = useRef<Promise<WubiTable>>(undefined)

  useEffect(() => {
    void readOwn().then((own) => own && setOwnName(own.name))
  }, [])

  const load = useCallback(() => {
    loading.current ??= (async () => {
      setLoading(true)
      try {
        const own = await readOwn()
        const found = own ? readOwnTable(own.json) : await loadTable()
        setTable(found)
        setError(undefined)
        return found
      } catch (thrown) {
        loading.current = undefined
        setError(thrown as Error)
        throw thrown
      } finally {
        setLoading(false)
      }
    })()
    return loading.current
  }, [])

  const take = useCallback((found: WubiTable, name: string | undefined) => {
    loading.current = Promise.resolve(found)
    setTable(found)
    setOwnName(name)
    setError(undefined)
  }, [])

  const upload = useCallback(
    async (file: File) => {
      try {
        if (file.size > largest * 1e6) throw errors.tooLarge({ limit: largest })
        const json = await file.text()
        const found = readOwnTable(json)
        // Where the browser refuses its storage the table serves until the page is left.
        await set(key, { name: file.name, json } satisfies OwnTable).catch(() => {})
        take(found, file.name)
      } catch (thrown) {
        setError(thrown as Error)
      }
    },
    [take],
  )

  const reset = useCallback(async () => {
    await del(key).catch(() => {})
    loading.current = undefined
    setTable(undefined)
    setOwnName(undefined)
    setError(undefined)
    await load().catch(() => {})
  }, [load])

  return { table, isLoading, error, ownName, load, upload, reset }
}

async function readOwn(): Promise<OwnTable | undefined> {
  const found: unknown = await get(key).catch(() => undefined)
  const { name, json } = Object(found)
  return typeof name === 'string' && typeof json === 'string' ? { name, json } : undefined
}
