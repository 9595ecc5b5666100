import {
  blockListers,
  decoders,
  encoders,
  frameDecoders,
  frameEncoders,
  metadataReplacers,
} from '#lib/imaging/formats/found-codecs.ts'
import type { ListBlocks } from '../metadata-block.ts'
import type {
  AnimatedFormat,
  Decode,
  DecodeFrames,
  Encode,
  EncodeFrames,
  MetadataFormat,
  ReplaceMetadata,
  WritableFormat,
} from './format-definition.ts'
import { groupByFormat } from './group-by-format.ts'
import type { ImageFormat } from './image-format.ts'

/** Loads what decodes a format. */
export const loadDecoder = (format: ImageFormat): Promise<Decode> => load(decoders, format)

/** Loads what encodes a format. */
export const loadEncoder = (format: WritableFormat): Promise<Encode> => load(encoders, format)

/** Loads what decodes the animations of a format. */
export const loadFrameDecoder = (format: AnimatedFormat): Promise<DecodeFrames> => load(frameDecoders, format)

/** Loads what encodes animations in a format. */
export const loadFrameEncoder = (format: AnimatedFormat): Promise<EncodeFrames> => load(frameEncoders, format)

/** Loads what takes the metadata out of files of a format. */
export const loadMetadataReplacer = (format: MetadataFormat): Promise<ReplaceMetadata> =>
  load(metadataReplacers, format)

/** Loads what lists the metadata of files of a format; formats that have no place for any have no such part. */
export const loadBlockLister = (format: ImageFormat): Promise<ListBlocks> | undefined =>
  groupByFormat(blockListers).get(format)?.()

function load<Part>(loadersByPath: Record<string, () => Promise<Part>>, format: ImageFormat): Promise<Part> {
  const part = groupByFormat(loadersByPath).get(format)
  if (!part) throw new Error(`The folder of ${format} lacks a part that its format.ts tells of`)
  return part()
}
