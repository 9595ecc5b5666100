/// <reference types="vite/types/importMeta.d.ts" />
import type { FormatDefinition } from './format-definition.ts'

/** The definitions of all formats, by path. Used in all Vite bundles, also for Node. */
export const definitions = import.meta.glob<FormatDefinition>('./*/format.ts', { eager: true, import: 'format' })
