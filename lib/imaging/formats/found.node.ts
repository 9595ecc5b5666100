// What the folders beside have, by its path: for Node, from the sources. The files `found-*.browser.ts` say what each is.
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

export const definitions = await loadNow<FormatDefinition>('format.ts', 'format')
export const readers = await loadNow<InfoReader>('info.ts', 'reader')
export const decoders = whenAsked<Decode>('decode.ts', 'decode')
export const encoders = whenAsked<Encode>('encode.ts', 'encode')
export const metadataReplacers = whenAsked<ReplaceMetadata>('metadata.ts', 'replaceMetadata')
export const blockListers = whenAsked<ListBlocks>('blocks.ts', 'listBlocks')
export const frameDecoders = whenAsked<DecodeFrames>('decode-frames.ts', 'decodeFrames')
export const frameEncoders = whenAsked<EncodeFrames>('encode-frames.ts', 'encodeFrames')

/** Finds what loads a part of each format that has it. */
function whenAsked<Part>(file: string, exported: string): Record<string, () => Promise<Part>> {
  const paths = readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name, file))
  return Object.fromEntries(
    paths
      .filter(existsSync)
      .map((path) => [path, async () => (await import(/* @vite-ignore */ pathToFileURL(path).href))[exported]]),
  )
}

async function loadNow<Part>(file: string, exported: string): Promise<Record<string, Part>> {
  const entries = Object.entries(whenAsked<Part>(file, exported)).map(async ([path, load]) => [path, await load()])
  return Object.fromEntries(await Promise.all(entries))
}
