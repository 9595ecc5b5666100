import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { type HistoryState, type HistoryStore, historyOf, unread } from '../device/history.ts'
import { historySwitchOf } from '../device/history-switch.ts'
import { useToolId } from '../tool/tool-id.ts'

interface History extends HistoryState, Pick<HistoryStore, 'add' | 'remove' | 'putBack'> {
  isOn: boolean
  /** Off at first, as what is worked on is a secret. */
  isSecret: boolean
  turn: (on: boolean) => void
}

const HistoryContext = createContext<History | undefined>(undefined)

export function useHistory(): History {
  const history = useContext(HistoryContext)
  if (!history) throw new Error('No HistoryProvider above')
  return history
}

interface HistoryProviderProps {
  /** The input is usually a secret: the history is off until somebody turns it on. */
  isSecret?: boolean | undefined
  children: ReactNode
}

/** Holds the history of the open tool, which stays on this device and can be turned off. */
export function HistoryProvider({ isSecret = false, children }: HistoryProviderProps) {
  const id = useToolId()
  const toggle = useMemo(() => historySwitchOf(id, isSecret), [id, isSecret])
  const store = useMemo(() => historyOf(id), [id])
  const state = useSyncExternalStore(store.subscribe, store.read, () => unread)
  // The server knows nothing of this device.
  const isOn = useSyncExternalStore(toggle.subscribe, toggle.isOn, () => !isSecret)

  const history = useMemo<History>(
    () => ({
      ...state,
      isOn,
      remove: store.remove,
      putBack: store.putBack,
      // Asked at the last moment: it may have been turned off in another tab, or while a result was waited for.
      add: async (done, files) => {
        if (toggle.isOn()) await store.add(done, files)
      },
      turn: toggle.turn,
      isSecret,
    }),
    [store, state, isOn, toggle, isSecret],
  )
  return <HistoryContext value={history}>{children}</HistoryContext>
}
