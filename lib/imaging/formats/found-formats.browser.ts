/// <reference types="vite/types/importMeta.d.ts" />
import type { FormatDefinition } from './format-definition.ts'

/** The definitions of the folders beside, by their paths. Whatever Vite bundles has this, also for Node. */
export const foundFormats = import.meta.glob<FormatDefinition>('./*/format.ts', { eager: true, import: 'format' })
