/**
 * Runs in the head, before anything is painted, for what only the browser knows: without a cookie the system's
 * preference holds; who has favorites or recents finds their place kept, so that nothing jumps when they come; and
 * editors have their letters in the size that was chosen.
 */
export const beforePaint = `try{if((localStorage.favorites||'').length>2||(localStorage.recents||'').length>2)document.documentElement.dataset.pins='';const s=+localStorage['editor-font-size'];s>11&&s<21&&document.documentElement.style.setProperty('--editor-font-size',s+'px')}catch{};document.documentElement.dataset.mantineColorScheme||(document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')`

/** The same for a page that no server drew, which knows the cookie of the chosen colors no earlier. */
export const beforePaintAlone = `{const chosen=/(?:^|; )is_dark=(true|false)/.exec(document.cookie)?.[1];if(chosen)document.documentElement.dataset.mantineColorScheme=chosen==='true'?'dark':'light'}${beforePaint}`
