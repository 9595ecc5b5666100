// The parts of all formats, by path, for Node running from the sources. See the files `found-*.browser.ts`.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ListBlocks } from '../metadata-block.ts'
import type {
  Decode,
  DecodeFrames,
  Encode,
  EncodeFrames,
  FormatDefinition,
  InfoReader,
  ReplaceMetadata,
} from './format-definition.ts'

export const definitions = await importAll<FormatDefinition>('format.ts', 'format')
export const readers = await importAll<InfoReader>('info.ts', 'reader')
export const decoders = lazyLoaders<Decode>('decode.ts', 'decode')
export const encoders = lazyLoaders<Encode>('encode.ts', 'encode')
export const metadataReplacers = lazyLoaders<ReplaceMetadata>('metadata.ts', 'replaceMetadata')
export const blockListers = lazyLoaders<ListBlocks>('blocks.ts', 'listBlocks')
export const frameDecoders = lazyLoaders<DecodeFrames>('decode-frames.ts', 'decodeFrames')
export const frameEncoders = lazyLoaders<EncodeFrames>('encode-frames.ts', 'encodeFrames')

/** Returns loaders of one part for each format that has it, by path. */
function lazyLoaders<Part>(file: string, exported: string): Record<string, () => Promise<Part>> {
  const paths = readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name, file))
  return Object.fromEntries(
    paths
      .filter(existsSync)
      .map((path) => [path, async () => (await import(/* @vite-ignore */ pathToFileURL(path).href))[exported]]),
  )
}

async function importAll<Part>(file: string, exported: string): Promise<Record<string, Part>> {
  const entries = Object.entries(lazyLoaders<Part>(file, exported)).map(async ([path, load]) => [path, await load()])
  return Object.fromEntries(await Promise.all(entries))
}
