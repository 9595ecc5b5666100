// What differs between a browser's worker and Node: how the engine of Rust is loaded, and what stops an engine that runs away.
import type * as browser from './platform.browser.ts'

type Platform = typeof browser

/** Said by a variable, so that no bundler takes Node's part into the browser. */
const nodeOnly = './platform.node.ts'

const isBrowser = 'WorkerGlobalScope' in globalThis || 'document' in globalThis

/** Loads the part that fits where this runs. */
export const platform = (): Promise<Platform> =>
  isBrowser ? import('./platform.browser.ts') : import(/* @vite-ignore */ nodeOnly)
