import type { Config } from 'svgo/browser'
import type { Size } from '#lib/imaging/raster-image.ts'
import { removeWhatRuns } from './remove-what-runs.ts'

export interface SvgSettings {
  /** From 1 to 100: how exact places and curves stay. */
  quality: number
  /** Whether descriptions, comments and what programs note for themselves stay. */
  keepsMetadata: boolean
  maxBytes: number
}

export interface CompressedSvg {
  bytes: Uint8Array<ArrayBuffer>
  /** Whether something was taken out that a browser would have run. */
  hadScripts: boolean
}

/**
 * Writes an SVG as small as it can be without showing it otherwise, by SVGO; where it is to be smaller than that, with fewer
 * digits, step by step.
 *
 * @param size of what it shows, in its own units: a digit counts for less in a large one
 * @throws Error where it is no XML, or is nested or expanded beyond what is read
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

/** In UTF-16 units: what is longer is gone through once. */
const maxRepeatedLength = 500_000
/** Rules of style sheets times elements: plugins that compute styles match each with each. */
const maxMatches = 500_000

/** Plugins that compute the styles of elements or rewrite them. */
const styled = {
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

/** SVGO takes much of SVG 2 for unknown, such as `href` of a link. */
const keepUnknown = { removeUnknownsAndDefaults: { unknownAttrs: false, unknownContent: false } } as const

function configFor(svg: string, keepsMetadata: boolean, onRemove: () => void): Config {
  const isPlain = countOf(svg, '{') * countOf(svg, '<') <= maxMatches
  const kept = { removeComments: false, removeMetadata: false, removeDesc: false, removeEditorsNSData: false } as const
  return {
    multipass: svg.length <= maxRepeatedLength,
    js2svg: { pretty: false },
    plugins: [
      removeWhatRuns(onRemove),
      {
        name: 'preset-default',
        params: { overrides: { ...keepUnknown, ...(keepsMetadata && kept), ...(!isPlain && styled) } },
      },
    ],
  }
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1

/** Digits behind the point that keep every place within a part of the picture: a ten-thousandth at the usual quality. */
function digitsFor({ width, height }: Size, quality: number): number {
  const share = 10 ** -(1.5 + quality / 30)
  const smallest = Math.max(1e-3, Math.min(width, height)) * share
  return Math.min(8, Math.max(0, Math.ceil(-Math.log10(smallest))))
}
