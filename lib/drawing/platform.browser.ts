/// <reference types="vite/types/importMeta.d.ts" />
import ranges from '@fontsource-variable/noto-sans-sc/unicode.json'
import { ToolError } from '#kit/tool-error.ts'
import type { Surface } from './surface.ts'

/** Creates an empty surface, in a worker or on a page. Its pixels are read often, so it is not kept on the GPU. */
export async function openSurface(width: number, height: number): Promise<Surface> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser has no canvas for this size')
  return {
    context,
    async encode(type, quality) {
      const blob = await canvas.convertToBlob({ type, quality })
      return { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type }
    },
  }
}

/** Returns the characters of each slice of the shipped font, as CSS unicode ranges. */
export const readFontRanges = async (): Promise<Record<string, string>> => ranges

/**
 * Loads a slice of the shipped font as a font family of its own.
 *
 * @throws ToolError `assetFailed`, for which every page has a message, when the file cannot be loaded
 */
export async function loadFontSlice(slice: string, family: string): Promise<void> {
  const url = urls[`/node_modules/@fontsource-variable/noto-sans-sc/files/noto-sans-sc-${slice}-wght-normal.woff2`]
  const font = new FontFace(family, `url(${url})`, { weight: '100 900' })
  await font.load().catch(() => {
    throw new ToolError('assetFailed')
  })
  fonts.add(font)
}

interface Fonts {
  add(font: FontFace): void
}

/** The worker's font set; on a page it belongs to the document. */
const { fonts } = ('document' in globalThis ? globalThis.document : globalThis) as unknown as { fonts: Fonts }

const urls = import.meta.glob<string>('/node_modules/@fontsource-variable/noto-sans-sc/files/*.woff2', {
  eager: true,
  import: 'default',
  query: '?url',
})
