/// <reference types="vite/types/importMeta.d.ts" />
import ranges from '@fontsource-variable/noto-sans-sc/unicode.json'
import { ToolError } from '#kit/tool-error.ts'
import type { Surface } from './surface.ts'

/** Opens an empty surface, in a worker as well as on a page. Its pixels are read often, so they stay with the processor. */
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

/** Reads which characters each slice of the shipped font has, as CSS writes ranges. */
export const readFontRanges = async (): Promise<Record<string, string>> => ranges

/**
 * Makes a slice of the shipped font ready under a family of its own.
 *
 * @throws ToolError `assetFailed`, which the furniture of every page has a sentence for, when the file cannot be had
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

/** Those of the worker; a page has them at its document. */
const { fonts } = ('document' in globalThis ? globalThis.document : globalThis) as unknown as { fonts: Fonts }

const urls = import.meta.glob<string>('/node_modules/@fontsource-variable/noto-sans-sc/files/*.woff2', {
  eager: true,
  import: 'default',
  query: '?url',
})
