/**
 * The path below which the site lies on its host, without a slash at its end: '' or '/toolbox'. The root element of each page
 * has it, for what is not drawn: cookies, calls, the service worker.
 */
export const basePath = (): string => document.documentElement.dataset['base'] ?? ''

/** Where no server of ours is behind the pages: the folder of their language, '' or '/zh'. */
export const staticFolder = (): string | undefined => document.documentElement.dataset['static']

/** The path of the home page, without a slash at its end. */
export const homePath = (): string => basePath() + (staticFolder() ?? '')
