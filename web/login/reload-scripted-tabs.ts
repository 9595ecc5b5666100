import { writeCookie } from '../session/session.ts'

/**
 * Has every tab with the owner's script load its page anew, which then comes without it, and waits until the last has done
 * so: before a login keeps anything that the script could read. `server/pages/guard-owner-script.ts` is what answers.
 */
export async function reloadScriptedTabs(): Promise<void> {
  // The server leaves the script out for whoever has a cookie of that name; no token is in it yet.
  writeCookie('coming', 60)
  const channel = new BroadcastChannel('login')
  channel.postMessage(null)
  channel.close()
  // A tab that the browser has put to sleep may never answer: it loads its page anew when it wakes.
  const signal = AbortSignal.timeout(maxWaitMilliseconds)
  await navigator.locks?.request('owner-script', { signal }, () => {}).catch(() => {})
}

/** A page takes seconds to come anew over a slow line, and the script in it runs as long. */
const maxWaitMilliseconds = 10_000
