/** Where the worker lays down what another app shares, and the page picks it up. */
export const sharedCache = 'toolbench-shared'
export const sharedKey = '/shared'
