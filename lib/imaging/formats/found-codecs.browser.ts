/// <reference types="vite/types/importMeta.d.ts" />
import type { ListBlocks } from '../metadata-block.ts'
import type { Decode, DecodeFrames, Encode, EncodeFrames, ReplaceMetadata } from './format-definition.ts'

/** Loaders of the decoders, by path. */
export const decoders = import.meta.glob<Decode>('./*/decode.ts', { import: 'decode' })

/** Loaders of the encoders, by path. */
export const encoders = import.meta.glob<Encode>('./*/encode.ts', { import: 'encode' })

/** Loaders of the metadata replacers, by path. */
export const metadataReplacers = import.meta.glob<ReplaceMetadata>('./*/metadata.ts', { import: 'replaceMetadata' })

/** Loaders of the metadata listers, by path. */
export const blockListers = import.meta.glob<ListBlocks>('./*/blocks.ts', { import: 'listBlocks' })

/** Loaders of the animation decoders, by path. */
export const frameDecoders = import.meta.glob<DecodeFrames>('./*/decode-frames.ts', { import: 'decodeFrames' })

/** Loaders of the animation encoders, by path. */
export const frameEncoders = import.meta.glob<EncodeFrames>('./*/encode-frames.ts', { import: 'encodeFrames' })
