/**
 * Delays painting until the whole page has arrived (HTML, link type `expect`), to avoid layout shifts. Most pages are 4
 * to 12 kB compressed, which a server sends before the first acknowledgement. Long ones, such as the licences, are
 * painted progressively.
 */
export const renderWhenComplete = (html: string): string =>
  html.length > maxDelayedLength || !html.includes(`id="${footerId}"`)
    ? html
    : html.replace('</head>', `<link rel="expect" href="#${footerId}" blocking="render"/></head>`)

/** In UTF-16 units. */
const maxDelayedLength = 100_000

/**
 * The id of the footer's element, present in every public page. Browsers warn about a missing id, as in the back
 * office.
 */
const footerId = 'footer-usage'
