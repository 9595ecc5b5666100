import { useCallback, useEffect, useRef, useState } from 'react'
import { tableOf } from '../../table/table-of.ts'
import type { WubiTable } from '../../table/wubi-table.ts'
import { readOwnTable, removeOwnTable, writeOwnTable } from '../kept/own-table.ts'

export interface TableState {
  /** Undefined until it is loaded. */
  table: WubiTable | undefined
  isLoading: boolean
  error: Error | undefined
  /** The file name of an uploaded table; undefined for the built-in one. */
  ownName: string | undefined
  /** Loads the table on first use; rejects if it cannot be loaded. */
  load: () => Promise<WubiTable>
  upload: (file: File) => Promise<void>
  reset: () => Promise<void>
}

/** Holds the code table: an uploaded one that is stored on this device, or the built-in one. */
export function useTable(): TableState {
  const [table, setTable] = useState<WubiTable>()
  const [ownName, setOwnName] = useState<string>()
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<Error>()
  const loading = useRef<Promise<WubiTable>>(undefined)
  /** Counted up whenever the table is replaced or loaded again. */
  const version = useRef(0)

  useEffect(() => {
    void readOwnTable().then((own) => own && setOwnName(own.name))
  }, [])

  const load = useCallback(() => {
    loading.current ??= (async () => {
      const mine = ++version.current
      setLoading(true)
      try {
        const loaded = await tableOf(await readOwnTable())
        // An upload or a reset has replaced it meanwhile.
        if (version.current !== mine) return (await loading.current) ?? loaded
        setTable(loaded)
        setError(undefined)
        return loaded
      } catch (thrown) {
        if (version.current === mine) {
          loading.current = undefined
          setError(thrown as Error)
        }
        throw thrown
      } finally {
        if (version.current === mine) setLoading(false)
      }
    })()
    return loading.current
  }, [])

  const take = useCallback((next: WubiTable, name: string | undefined) => {
    version.current++
    loading.current = Promise.resolve(next)
    setTable(next)
    setOwnName(name)
    setError(undefined)
    setLoading(false)
  }, [])

  const upload = useCallback(
    async (file: File) => {
      try {
        const ownTable = await tableOf(file)
        await writeOwnTable(file)
        take(ownTable, file.name)
      } catch (thrown) {
        setError(thrown as Error)
      }
    },
    [take],
  )

  const reset = useCallback(async () => {
    await removeOwnTable()
    loading.current = undefined
    setTable(undefined)
    setOwnName(undefined)
    setError(undefined)
    await load().catch(() => {})
  }, [load])

  return { table, isLoading, error, ownName, load, upload, reset }
}
