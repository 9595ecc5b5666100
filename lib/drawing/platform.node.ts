import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Context, Surface } from './surface.ts'

const { resolve } = createRequire(import.meta.url)
const font = '@fontsource-variable/noto-sans-sc'

/** Opens an empty surface; see `platform.browser.ts`. */
export async function openSurface(width: number, height: number): Promise<Surface> {
  const { createCanvas } = await import('@napi-rs/canvas')
  const canvas = createCanvas(width, height)
  return {
    // It has all of the browser's methods but a few that nobody here calls.
    context: canvas.getContext('2d') as unknown as Context,
    async encode(type, quality) {
      const bytes =
        type === 'image/png'
          ? await canvas.encode('png')
          : await canvas.encode(type === 'image/jpeg' ? 'jpeg' : 'webp', Math.round(quality * 100))
      return { bytes: new Uint8Array(bytes), type }
    },
  }
}

/** Reads which characters each slice of the shipped font has, as CSS writes ranges. */
export const readFontRanges = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(resolve(`${font}/unicode.json`), 'utf8'))

/** Makes a slice of the shipped font ready under a family of its own. */
export async function loadFontSlice(slice: string, family: string): Promise<void> {
  const [{ GlobalFonts }, bytes] = await Promise.all([
    import('@napi-rs/canvas'),
    readFile(resolve(`${font}/files/noto-sans-sc-${slice}-wght-normal.woff2`)),
  ])
  GlobalFonts.register(bytes, family)
}
