import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Context, Surface } from './surface.ts'

const { resolve } = createRequire(import.meta.url)
const font = '@fontsource-variable/noto-sans-sc'

/**
 * Loads the library without its list of the installed fonts, which nobody asks for and takes longer to make than a
 * drawing; text is drawn with them all the same.
 */
function openCanvas(): Promise<typeof import('@napi-rs/canvas')> {
  process.env['DISABLE_SYSTEM_FONTS_LOAD'] ??= '1'
  return import('@napi-rs/canvas')
}

/** Creates an empty surface. */
export async function openSurface(width: number, height: number): Promise<Surface> {
  const { createCanvas } = await openCanvas()
  const canvas = createCanvas(width, height)
  return {
    // It has all methods of the browser's context, except a few that are not used here.
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

/** Returns the characters of each slice of the shipped font, as CSS unicode ranges. */
export const readFontRanges = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(resolve(`${font}/unicode.json`), 'utf8'))

/** Loads a slice of the shipped font as a font family of its own. */
export async function loadFontSlice(slice: string, family: string): Promise<void> {
  const [{ GlobalFonts }, bytes] = await Promise.all([
    openCanvas(),
    readFile(resolve(`${font}/files/noto-sans-sc-${slice}-wght-normal.woff2`)),
  ])
  GlobalFonts.register(bytes, family)
}
