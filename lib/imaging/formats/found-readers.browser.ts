/// <reference types="vite/types/importMeta.d.ts" />
import type { InfoReader } from './format-definition.ts'

/** What reads the heads of files, by its path. */
export const readers = import.meta.glob<InfoReader>('./*/info.ts', { eager: true, import: 'reader' })
