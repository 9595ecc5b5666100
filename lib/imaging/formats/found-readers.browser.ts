/// <reference types="vite/types/importMeta.d.ts" />
import type { InfoReader } from './format-definition.ts'

/** The header readers, by path. */
export const readers = import.meta.glob<InfoReader>('./*/info.ts', { eager: true, import: 'reader' })
