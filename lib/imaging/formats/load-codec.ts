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

/** Loads the decoder of a format. */
export const loadDecoder = (format: ImageFormat): Promise<Decode> => load(decoders, format)

/** Loads the encoder of a format. */
export const loadEncoder = (format: WritableFormat): Promise<Encode> => load(encoders, format)

/** Loads the animation decoder of a format. */
export const loadFrameDecoder = (format: AnimatedFormat): Promise<DecodeFrames> => load(frameDecoders, format)

/** Loads the animation encoder of a format. */
export const loadFrameEncoder = (format: AnimatedFormat): Promise<EncodeFrames> => load(frameEncoders, format)

/** Loads the metadata replacer of a format. */
export const loadMetadataReplacer = (format: MetadataFormat): Promise<ReplaceMetadata> =>
  load(metadataReplacers, format)

/** Loads the metadata lister of a format; undefined for formats that cannot hold metadata. */
export const loadBlockLister = (format: ImageFormat): Promise<ListBlocks> | undefined =>
  groupByFormat(blockListers).get(format)?.()

function load<Part>(loadersByPath: Record<string, () => Promise<Part>>, format: ImageFormat): Promise<Part> {
  const part = groupByFormat(loadersByPath).get(format)
  if (!part) throw new Error(`The folder of ${format} lacks a part that its format.ts tells of`)
  return part()
}
