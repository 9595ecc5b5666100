import { isPlain } from './plain.ts'
import { quoted } from './quoted.ts'
import type { Style } from './style.ts'

/** Writes a key, quoted only where it must be. */
export const writeKey = (key: string, { quotes }: Style): string => (isPlain(key) ? key : quoted(key, quotes))

/** Says whether a key as it is written needs a question mark before it: YAML 1.2, 7.4.2, lets simple ones have 1024 signs. */
export const isLongKey = (written: string): boolean => written.length > 1000
