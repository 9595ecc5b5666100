/// <reference types="vite/types/importMeta.d.ts" />
import type { ListBlocks } from '../metadata-block.ts'
import type { Decode, DecodeFrames, Encode, EncodeFrames, ReplaceMetadata } from './format-definition.ts'

/** What loads the decoders, by their paths. */
export const decoders = import.meta.glob<Decode>('./*/decode.ts', { import: 'decode' })

/** What loads the encoders, by their paths. */
export const encoders = import.meta.glob<Encode>('./*/encode.ts', { import: 'encode' })

/** What loads what takes metadata out of files, by its path. */
export const metadataReplacers = import.meta.glob<ReplaceMetadata>('./*/metadata.ts', { import: 'replaceMetadata' })

/** What loads what lists the metadata of files, by its path. */
export const blockListers = import.meta.glob<ListBlocks>('./*/blocks.ts', { import: 'listBlocks' })

/** What loads the decoders of animations, by their paths. */
export const frameDecoders = import.meta.glob<DecodeFrames>('./*/decode-frames.ts', { import: 'decodeFrames' })

/** What loads the encoders of animations, by their paths. */
export const frameEncoders = import.meta.glob<EncodeFrames>('./*/encode-frames.ts', { import: 'encodeFrames' })
