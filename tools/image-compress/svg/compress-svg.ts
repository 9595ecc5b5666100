import type { Config } from 'svgo/browser'
import type { Size } from '#lib/imaging/raster-image.ts'
import { removeActiveContent } from './remove-active-content.ts'

export interface SvgSettings {
  /** 1 to 100: the precision of coordinates and curves. */
  quality: number
  /** Whether descriptions, comments and editors' own data stay. */
  keepsMetadata: boolean
  maxBytes: number
}

export interface CompressedSvg {
  bytes: Uint8Array<ArrayBuffer>
  /** Whether active content was removed. */
  hadScripts: boolean
}

/**
 * Compresses an SVG with SVGO without visible changes; where it has to be smaller, with fewer and fewer digits.
 *
 * @param size of the image in its own units: a larger image needs fewer decimals
 * @throws Error for invalid XML, or for nesting or entities beyond the parser's limits
 */
export async function compressSvg(svg: string, size: Size, settings: SvgSettings): Promise<CompressedSvg> {
  const { optimize } = await import('svgo/browser')
  let hadScripts = false
  const config = configFor(svg, settings.keepsMetadata, () => {
    hadScripts = true
  })
  const maxDigits = digitsFor(size, settings.quality)
  let bytes = new Uint8Array()
  for (let digits = maxDigits; digits >= 0; digits--) {
    bytes = new TextEncoder().encode(optimize(svg, { ...config, floatPrecision: digits }).data)
    if (bytes.length <= settings.maxBytes) break
  }
  return { bytes, hadScripts }
}

/** In UTF-16 units: longer text is optimized in one pass only. */
const maxRepeatedLength = 500_000
/** Style rules times elements: plugins that compute styles match each rule with each element. */
const maxMatches = 500_000

/** Plugins that compute the styles of elements or rewrite them. */
const stylePlugins = {
  mergeStyles: false,
  inlineStyles: false,
  minifyStyles: false,
  removeDeprecatedAttrs: false,
  removeUnknownsAndDefaults: false,
  removeUselessStrokeAndFill: false,
  removeHiddenElems: false,
  collapseGroups: false,
  convertPathData: false,
  removeEmptyContainers: false,
  mergePaths: false,
} as const

/** SVGO does not know much of SVG 2, such as `href` of a link. */
const keepUnknown = { removeUnknownsAndDefaults: { unknownAttrs: false, unknownContent: false } } as const

function configFor(svg: string, keepsMetadata: boolean, onRemove: () => void): Config {
  const isPlain = countOf(svg, '{') * countOf(svg, '<') <= maxMatches
  const kept = { removeComments: false, removeMetadata: false, removeDesc: false, removeEditorsNSData: false } as const
  return {
    multipass: svg.length <= maxRepeatedLength,
    js2svg: { pretty: false },
    plugins: [
      removeActiveContent(onRemove),
      {
        name: 'preset-default',
        params: { overrides: { ...keepUnknown, ...(keepsMetadata && kept), ...(!isPlain && stylePlugins) } },
      },
    ],
  }
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1

/**
 * Returns the decimals that coordinates need for a precision relative to the image: a ten-thousandth at the default
 * quality.
 */
function digitsFor({ width, height }: Size, quality: number): number {
  const share = 10 ** -(1.5 + quality / 30)
  const smallest = Math.max(1e-3, Math.min(width, height)) * share
  return Math.min(8, Math.max(0, Math.ceil(-Math.log10(smallest))))
}
