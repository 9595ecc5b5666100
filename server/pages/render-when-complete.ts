/**
 * Has a browser paint a page once all of it has come (HTML, link type `expect`): one that paints a part of a bench moves it
 * as the rest comes. Most pages are 4 to 12 kB compressed, which is what a server sends before it is answered. A long
 * one, such as the licences, is read from its top: it is painted as it comes.
 */
export const renderWhenComplete = (html: string): string =>
  html.length > maxDelayedLength || !html.includes(`id="${lastOfPage}"`)
    ? html
    : html.replace('</head>', `<link rel="expect" href="#${lastOfPage}" blocking="render"/></head>`)

/** In UTF-16 units. */
const maxDelayedLength = 100_000

/** Of the footer, which stands below every public page. A browser would warn of one that it did not find in the office. */
const lastOfPage = 'footer-usage'
