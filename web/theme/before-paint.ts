/**
 * Runs in the head, before the first paint, for what only the browser knows: without a cookie the system's
 * color scheme is used; space is reserved for favorites and recents, so that nothing shifts when they load; and
 * editors get the chosen font size.
 */
export const beforePaint = `try{if((localStorage.favorites||'').length>2||(localStorage.recents||'').length>2)document.documentElement.dataset.pins='';const s=+localStorage['editor-font-size'];s>11&&s<21&&document.documentElement.style.setProperty('--editor-font-size',s+'px')}catch{};document.documentElement.dataset.mantineColorScheme||(document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')`

/** The same for a page without a server, where the cookie of the chosen theme is read here. */
export const beforePaintAlone = `{const chosen=/(?:^|; )is_dark=(true|false)/.exec(document.cookie)?.[1];if(chosen)document.documentElement.dataset.mantineColorScheme=chosen==='true'?'dark':'light'}${beforePaint}`
