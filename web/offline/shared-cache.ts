/** The cache entry in which the worker stores what another app shares, for the page to take. */
export const sharedCache = 'toolbench-shared'
export const sharedKey = '/shared'
