import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { nowhere, spellingOf } from '#contract/canonical-path.ts'

/**
 * Makes the history of a page. An address that is spelt in another way than the site spells its paths leads nowhere, as the
 * server has said: the router alone would decode `/%6cogin`, shorten `//login`, and show the login there.
 */
export function siteHistory(): RouterHistory {
  return createBrowserHistory({
    parseLocation() {
      const { search, hash } = location
      const pathname = spellingOf(location.pathname) === 'canonical' ? location.pathname : nowhere
      return { href: pathname + search + hash, pathname, search, hash, state: history.state ?? newState() }
    },
  })
}

/** What the library gives an entry that the browser made, for a link within the page. */
function newState(): HistoryState {
  const key = Math.random().toString(36).slice(2)
  return { __TSR_index: 0, key, __TSR_key: key }
}

type HistoryState = RouterHistory['location']['state']
