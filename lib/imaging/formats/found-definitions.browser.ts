/// <reference types="vite/types/importMeta.d.ts" />
import type { FormatDefinition } from './format-definition.ts'

/** What the folders beside are, by their paths. Whatever Vite bundles has this, also for Node. */
export const definitions = import.meta.glob<FormatDefinition>('./*/format.ts', { eager: true, import: 'format' })
