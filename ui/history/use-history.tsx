import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { type HistoryState, type HistoryStore, historyOf, unread } from '../device/history.ts'
import { historySwitchOf } from '../device/history-switch.ts'
import { useToolId } from '../tool/tool-id.ts'

interface History extends HistoryState, Pick<HistoryStore, 'add' | 'remove' | 'putBack'> {
  isOn: boolean
  /** Whether it is off by default, since the input is a secret. */
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
  /** Whether the input is usually a secret: the history is off by default. */
  isSecret?: boolean | undefined
  children: ReactNode
}

/** Provides the history of the open tool, which is stored on this device and can be turned off. */
export function HistoryProvider({ isSecret = false, children }: HistoryProviderProps) {
  const id = useToolId()
  const toggle = useMemo(() => historySwitchOf(id, isSecret), [id, isSecret])
  const store = useMemo(() => historyOf(id), [id])
  const state = useSyncExternalStore(store.subscribe, store.read, () => unread)
  // The server does not know this device's setting.
  const isOn = useSyncExternalStore(toggle.subscribe, toggle.isOn, () => !isSecret)

  const history = useMemo<History>(
    () => ({
      ...state,
      isOn,
      remove: store.remove,
      putBack: store.putBack,
      // Read just before storing: it may have been turned off in another tab, or during the run.
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
