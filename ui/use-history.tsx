import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { type HistoryEntry, readHistory, writeHistory } from './device/history.ts'
import { readStored, store } from './device/storage.ts'
import { useTool } from './tool.ts'

interface History {
  entries: readonly HistoryEntry[]
  isOn: boolean
  add: (entry: Omit<HistoryEntry, 'id' | 'time'>) => void
  /** Takes one entry out, or all; gives what puts them back. */
  remove: (id?: string) => () => void
  turn: (on: boolean) => void
}

const HistoryContext = createContext<History | undefined>(undefined)

export function useHistory(): History {
  const history = useContext(HistoryContext)
  if (!history) throw new Error('No HistoryProvider above')
  return history
}

/** Holds the history of the open tool, which stays on this device and can be turned off. */
export function HistoryProvider({ children }: { children: ReactNode }) {
  const { id } = useTool()
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([])
  const [isOn, setOn] = useState(true)

  useEffect(() => {
    setOn(readStored('local', 'history-off') !== true)
    void readHistory(id).then(setEntries)
  }, [id])

  const update = useCallback(
    (make: (now: readonly HistoryEntry[]) => readonly HistoryEntry[]) =>
      setEntries((now) => {
        const next = make(now)
        void writeHistory(id, next)
        return next
      }),
    [id],
  )

  const history = useMemo<History>(
    () => ({
      entries,
      isOn,
      add: (entry) =>
        isOn && update((now) => [{ ...entry, id: crypto.randomUUID(), time: Date.now() }, ...withoutSame(now, entry)]),
      remove: (removed) => {
        update((now) => (removed === undefined ? [] : now.filter((entry) => entry.id !== removed)))
        return () => update(() => entries)
      },
      turn: (on) => {
        setOn(on)
        store('local', 'history-off', on ? undefined : true)
      },
    }),
    [entries, isOn, update],
  )
  return <HistoryContext value={history}>{children}</HistoryContext>
}

/** The same thing done again moves to the top instead of standing twice. */
function withoutSame(entries: readonly HistoryEntry[], { operation, values }: Omit<HistoryEntry, 'id' | 'time'>) {
  const same = JSON.stringify(values)
  return entries.filter((entry) => entry.operation !== operation || JSON.stringify(entry.values) !== same).slice(0, 49)
}
