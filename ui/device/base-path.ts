/**
 * The base path of the site, without a trailing slash: '' or '/toolbox'. It is on the root element of each page,
 * for code outside of React: cookies, API calls, the service worker.
 */
export const basePath = (): string => document.documentElement.dataset['base'] ?? ''

/** On a static site: the folder of the page's language, '' or '/zh'. */
export const staticFolder = (): string | undefined => document.documentElement.dataset['static']

/** The path of the home page, without a trailing slash. */
export const homePath = (): string => basePath() + (staticFolder() ?? '')
