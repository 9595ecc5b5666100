/// <reference types="vite/types/importMeta.d.ts" />
import type { ListBlocks } from '../metadata-block.ts'
import type { Decode, Encode, ReplaceMetadata } from './format-definition.ts'

/** What loads the decoders, by their paths. */
export const decoders = import.meta.glob<Decode>('./*/decode.ts', { import: 'decode' })

/** What loads the encoders, by their paths. */
export const encoders = import.meta.glob<Encode>('./*/encode.ts', { import: 'encode' })

/** What loads what takes metadata out of files, by its path. */
export const metadataReplacers = import.meta.glob<ReplaceMetadata>('./*/metadata.ts', { import: 'replaceMetadata' })

/** What loads what lists the metadata of files, by its path. */
export const blockListers = import.meta.glob<ListBlocks>('./*/blocks.ts', { import: 'listBlocks' })
