/**
 * Runs in the head, before anything is painted, for what only the browser knows: without a cookie the system's
 * preference holds; and who has favorites or recents finds their place kept, so that nothing jumps when they come.
 */
export const beforePaint = `try{if((localStorage.favorites||'').length>2||(localStorage.recents||'').length>2)document.documentElement.dataset.pins=''}catch{};document.documentElement.dataset.mantineColorScheme||(document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')`

/** The same for a page that no server drew, which knows the cookie of the chosen colors no earlier. */
export const beforePaintAlone = `{const chosen=/(?:^|; )is_dark=(true|false)/.exec(document.cookie)?.[1];if(chosen)document.documentElement.dataset.mantineColorScheme=chosen==='true'?'dark':'light'}${beforePaint}`
