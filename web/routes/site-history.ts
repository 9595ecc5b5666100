import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * Makes the history of a page. An address that is spelt in another way than the site spells its paths leads nowhere, as the
 * server has said: the router alone would decode `/%6cogin`, shorten `//login`, and show the login there.
 */
export function siteHistory(): RouterHistory {
  return createBrowserHistory({
    parseLocation() {
      const { search, hash } = location
      const pathname = strange.test(location.pathname) ? '/not-found' : location.pathname
      return { href: pathname + search + hash, pathname, search, hash, state: history.state ?? fresh }
    },
  })
}

/**
 * What `contract/canonical-path.ts` finds strange, as far as a browser leaves it in an address, in a few bytes: no path of
 * the site has an empty segment or encoded ASCII.
 */
const strange = /\/\/|%[0-7]/

/** An entry that the browser made, for a link within the page. */
const fresh = { __TSR_index: 0 } as RouterHistory['location']['state']
