// What differs between a browser's worker and Node: how the engine of Rust is loaded, and what stops an engine that runs away.
import type * as browser from './surroundings.browser.ts'

type Surroundings = typeof browser

/** Said by a variable, so that no bundler takes Node's part into the browser. */
const nodeOnly = './surroundings.node.ts'

const isBrowser = 'WorkerGlobalScope' in globalThis || 'document' in globalThis

/** Loads the part that fits where this runs. */
export const surroundings = (): Promise<Surroundings> =>
  isBrowser ? import('./surroundings.browser.ts') : import(/* @vite-ignore */ nodeOnly)
