import { useSyncExternalStore } from 'react'

/** Whether the page has come alive: false while it is drawn on the server, and in the first drawing here, which has to be the same. */
export const useHasHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

const subscribeToNothing = () => () => {}
