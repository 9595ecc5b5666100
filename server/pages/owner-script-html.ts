import type { OwnerScript } from '../site-config/parse-owner-script.ts'

/**
 * The owner's script as it stands at the end of a page's head, preceded by its guard.
 *
 * @param nonce marks the guard as ours
 */
export const ownerScriptHtml = ({ html }: OwnerScript, nonce: string): string =>
  /<script/i.test(html) ? `<script nonce="${nonce}">${guard}</script>${html}` : html

/**
 * Precedes the owner's script in every page that has one, and keeps it from ever sharing a page with the token of a
 * login.
 *
 * A page that has the script reloads itself from the server, which omits the script for browsers with a token: before
 * the script runs, if the token exists already; before other listeners run, if the token comes from another tab or
 * while the page was inactive; and before the token exists, when a tab that logs in asks for it (channel `login`). That
 * tab waits until no page holds the lock `owner-script` (`web/login/reload-scripted-tabs.ts`).
 */
const guard = `{${[
  "const tokenOf=()=>{try{return localStorage.getItem('token')}catch{}}",
  'hasCookie=()=>/(?:^|; )token=[^;]/.test(document.cookie)',
  "secure=location.protocol==='https:'?'; Secure':''",
  "write=(value)=>{document.cookie='token='+value+'; Path=/; SameSite=Lax'+secure}",
  'leave=(event)=>{event?.stopImmediatePropagation();stop();location.reload()}',
  'look=(event)=>{if(tokenOf())leave(event)}',
  'token=tokenOf()',
  'isKnown=hasCookie()',
].join()};${[
  'if(token&&!isKnown)write(token)',
  // If the page has the script although the server got the cookie, or cookies are blocked, the user is logged out.
  "if(token&&(!hasCookie()||isKnown&&performance.getEntriesByType('navigation')[0]?.type==='reload'))" +
    "{localStorage.removeItem('token');localStorage.removeItem('user-info');write('; Max-Age=0')}" +
    'else look()',
  "for(const name of['storage','pageshow','focus'])addEventListener(name,look,true)",
  "for(const name of['resume','visibilitychange'])document.addEventListener(name,look,true)",
  "new BroadcastChannel('login').onmessage=leave",
  "navigator.locks?.request('owner-script',{mode:'shared'},()=>new Promise(()=>{}))",
].join(';')}}`
