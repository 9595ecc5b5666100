import type { Temporal } from 'temporal-polyfill'

/** ECMAScript's Temporal, available once `loadTemporal` has been awaited. */
export let temporal: typeof Temporal

/** Loads Temporal: the platform's if it has one, otherwise a polyfill. */
export async function loadTemporal(): Promise<void> {
  const platform = globalThis as { Temporal?: typeof Temporal }
  temporal ??= platform.Temporal ?? (await import('temporal-polyfill')).Temporal
}
