import { writeCookie } from '../session/session.ts'

/**
 * Reloads every tab with the owner's script, which is then served without it, and waits until the last has done
 * so, before a login stores anything that the script could read. See `server/pages/owner-script-guard.ts`.
 */
export async function reloadScriptedTabs(): Promise<void> {
  // The server leaves the script out if there is a cookie of that name; there is no token in it yet.
  writeCookie('coming', 60)
  const channel = new BroadcastChannel('login')
  channel.postMessage(null)
  channel.close()
  // A frozen tab may never answer: it reloads when it is resumed.
  const signal = AbortSignal.timeout(maxWaitMilliseconds)
  await navigator.locks?.request('owner-script', { signal }, () => {}).catch(() => {})
}

/** Reloading takes seconds over a slow connection, and the script runs until then. */
const maxWaitMilliseconds = 10_000
