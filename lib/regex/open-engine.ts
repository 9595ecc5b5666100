import { isMissingPackage } from '../missing-package.ts'
import type { Engine, EngineName } from './engine.ts'
import { RegexError } from './regex-error.ts'

/** Loaders of the engines. A loaded engine is kept for the life of its thread. */
const loaders: Record<EngineName, () => Promise<Engine>> = {
  ecmascript: async () => (await import('./ecmascript.ts')).ecmascript,
  quickjs: async () => (await import('./quickjs.ts')).loadQuickjs(),
  rust: async () => (await import('./rust.ts')).loadRust(),
  re2: async () => (await import('./re2.ts')).re2,
  oniguruma: async () => (await import('./oniguruma.ts')).loadOniguruma(),
  pcre2: async () => (await import('./pcre2/pcre2.ts')).loadPcre2(),
  python: async () => (await import('./python/python.ts')).loadPython(),
}

const opened = new Map<EngineName, Promise<Engine>>()

/**
 * Loads an engine, once.
 *
 * @throws RegexError `loadFailed` or `noWasm`; a later call tries again
 */
export function openEngine(name: EngineName): Promise<Engine> {
  const cached = opened.get(name)
  if (cached !== undefined) return cached
  const engine = loaders[name]().catch((error) => {
    opened.delete(name)
    throw error instanceof RegexError || isMissingPackage(error) ? error : new RegexError({ kind: 'loadFailed' })
  })
  opened.set(name, engine)
  return engine
}
