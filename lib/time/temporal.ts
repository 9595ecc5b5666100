import type { Temporal } from 'temporal-polyfill'

/** Temporal of ECMAScript, once `loadTemporal` was awaited. */
export let temporal: typeof Temporal

/** Prepares Temporal: the platform's where there is one, else a polyfill, which is loaded only then. */
export async function loadTemporal(): Promise<void> {
  const platform = globalThis as { Temporal?: typeof Temporal }
  temporal ??= platform.Temporal ?? (await import('temporal-polyfill')).Temporal
}
