/**
 * Stands before the owner's script in every page that has one: the script and the token of a login are never in one page.
 *
 * A page that has the script reloads itself from the server, which leaves the script out for whoever has a token:
 * before the script runs, where the token is there already; before anything else hears of it, where it comes from another
 * tab or while the page was away; and before there is a token at all, when a tab that logs in asks for it (`login`). Such a
 * tab waits until nobody holds `owner-script` any more (`web/login/reload-scripted-tabs.ts`).
 */
export const guardOwnerScript = `{${[
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
  // The page has the script although the server got the cookie, or cookies are blocked: whoever is logged in is logged out.
  "if(token&&(!hasCookie()||isKnown&&performance.getEntriesByType('navigation')[0]?.type==='reload'))" +
    "{localStorage.removeItem('token');localStorage.removeItem('user-info');write('; Max-Age=0')}" +
    'else look()',
  "for(const name of['storage','pageshow','focus'])addEventListener(name,look,true)",
  "for(const name of['resume','visibilitychange'])document.addEventListener(name,look,true)",
  "new BroadcastChannel('login').onmessage=leave",
  "navigator.locks?.request('owner-script',{mode:'shared'},()=>new Promise(()=>{}))",
].join(';')}}`
