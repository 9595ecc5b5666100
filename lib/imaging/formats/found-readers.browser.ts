/// <reference types="vite/types/importMeta.d.ts" />
import type { InfoReader } from './format-definition.ts'

/** The readers of files' headers, by their paths. */
export const readers = import.meta.glob<InfoReader>('./*/info.ts', { eager: true, import: 'reader' })
