import { CodecError } from '#lib/imaging/codec-error.ts'
import type { RasterImage, Size } from '#lib/imaging/raster-image.ts'
import { flatten } from '#lib/imaging/transform/flatten.ts'
import { encode as encodeImage } from '#lib/imaging/write/encode.ts'
import { encode, fitText, type QrCode } from '../code/encode.ts'
import { errors } from '../errors.ts'
import { readCodes } from '../reader/read-codes.ts'
import { type Contrast, contrastOf, type Rgba } from './colors.ts'
import type { ChosenDesign } from './design-fields.ts'
import { frameOf, minModulePixels } from './frame.ts'
import { writeIndexedPng } from './indexed-png.ts'
import { drawLogo, holeFor, isWithinCorrection, placeInSvg, readLogo, sizeInModules } from './logo.ts'
import { drawPixels } from './raster.ts'
import { type Design, resolveDesign } from './resolve-design.ts'
import type { Hole } from './shapes.ts'
import { drawSvg } from './svg.ts'

/** A code as a file, with its properties. */
export interface DrawnCode {
  file: File
  version: number
  errorCorrection: QrCode['level']
  readable: boolean
  contrast: Contrast
  size: number
  smallModules: boolean
}

/**
 * Draws a text as a code, and reads it back from the image. A decoded logo can be given, to decode it only once for
 * many codes.
 */
export async function drawCode(
  text: string,
  name: string,
  chosen: ChosenDesign,
  decodedLogo?: RasterImage,
): Promise<DrawnCode> {
  if (text.trim() === '') throw errors.empty()
  const design = resolveDesign(chosen)
  const logo = decodedLogo ?? (chosen.logo && (await readLogo(chosen.logo, chosen.size)))
  const { code, hole, logoSize } = codeFor(text.toWellFormed(), design, logo, chosen)
  const modules = code.side + 2 * chosen.margin
  // SVG has no pixels, so it is checked at a size that suits readers.
  const isVector = chosen.format === 'svg'
  const frame = frameOf(
    code.side,
    chosen.margin,
    isVector ? Math.max(chosen.size, minModulePixels * modules) : chosen.size,
  )
  if (!frame) throw errors.tooSmall({ size: chosen.size, least: modules })
  const shownHole = chosen.hideBackgroundDots ? hole : undefined

  const image = drawPixels(code, design, frame, shownHole)
  if (logo && logoSize) await drawLogo(image, logo, logoSize, frame)
  const seen = flatten(image, [255, 255, 255])
  const readable = (await readCodes(seen, { isThorough: false, formats: ['QRCode'] })).includes(text.toWellFormed())

  const vector = async () => {
    const placed = logo && logoSize && (await placeInSvg(logo, logoSize, code.side))
    return drawSvg(code, design, { size: chosen.size, margin: chosen.margin, hole: shownHole, logo: placed })
  }
  const file = isVector ? svgFile(await vector(), name) : await imageFile(image, design, name, chosen)
  const contrast = contrastOf([design.foreground, design.cornerColor] as Rgba[], design.background)
  const smallModules = chosen.size < minModulePixels * modules
  const properties = { version: code.version, errorCorrection: code.level, readable, contrast, size: chosen.size }
  return { file, ...properties, smallModules }
}

/** By how much the version may be raised to make room for a logo. */
const maxRaised = 10

/** Encodes a text in the smallest version that can correct what the logo covers, or else in the smallest version. */
function codeFor(
  text: string,
  { level }: Design,
  logo: RasterImage | undefined,
  { logoSize: share, hideBackgroundDots }: ChosenDesign,
): { code: QrCode; hole?: Hole; logoSize?: Size } {
  const fit = fitText(text, level)
  if (!('version' in fit)) throw errors.tooLong({ bytes: fit.bytes, most: fit.most, level })
  if (!logo) return { code: encode(text, fit.version, level) }

  const withLogo = (version: number) => {
    const code = encode(text, version, level)
    const logoSize = sizeInModules(logo, share, code.side)
    return { code, logoSize, hole: holeFor(logoSize, code.side) }
  }
  const smallest = withLogo(fit.version)
  if (!hideBackgroundDots) return smallest
  for (let version = fit.version; version <= Math.min(40, fit.version + maxRaised); version++) {
    const tried = version === fit.version ? smallest : withLogo(version)
    if (isWithinCorrection(tried.code, tried.hole)) return tried
  }
  return smallest
}

const svgFile = (svg: string, name: string): File => new File([svg], `${name}.svg`, { type: 'image/svg+xml' })

async function imageFile(
  image: RasterImage,
  { background: [red, green, blue, alpha] }: Design,
  name: string,
  { format }: ChosenDesign,
): Promise<File> {
  const kind = format === 'svg' ? 'png' : format
  // JPEG has no transparency, so a transparent background becomes white.
  const flat = kind === 'jpeg' ? flatten(image, alpha === 255 ? [red, green, blue] : [255, 255, 255]) : image
  try {
    const indexed = kind === 'png' ? await writeIndexedPng(flat) : undefined
    const bytes = indexed ?? (await encodeImage(flat, kind, { quality: 92, lossless: true }))
    return new File([bytes], `${name}.${kind === 'jpeg' ? 'jpg' : kind}`, { type: `image/${kind}` })
  } catch (error) {
    throw error instanceof CodecError ? errors.failed() : error
  }
}
