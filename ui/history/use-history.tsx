import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { type HistoryState, type HistoryStore, historyOf, unread } from '../device/history.ts'
import { historyOff } from '../device/history-off.ts'
import { useStored } from '../device/stored.ts'
import { useTool } from '../frame/tool.ts'

interface History extends HistoryState, Pick<HistoryStore, 'add' | 'remove' | 'putBack'> {
  isOn: boolean
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
  const store = useMemo(() => historyOf(id), [id])
  const state = useSyncExternalStore(store.subscribe, store.read, () => unread)
  const isOn = !useStored(historyOff)

  const history = useMemo<History>(
    () => ({
      ...{ ...state, isOn, remove: store.remove, putBack: store.putBack },
      // Asked at the last moment: it may have been turned off in another tab, or while a result was waited for.
      add: async (done) => {
        if (!historyOff.read()) await store.add(done)
      },
      turn: (on) => historyOff.update(() => !on),
    }),
    [store, state, isOn],
  )
  return <HistoryContext value={history}>{children}</HistoryContext>
}
