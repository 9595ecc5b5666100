import DOMPurify from 'dompurify'
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js'
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js'
import { MathML } from 'mathjax-full/js/input/mathml.js'
import { mathjax } from 'mathjax-full/js/mathjax.js'
import { SVG } from 'mathjax-full/js/output/svg.js'
import type { DrawFormula } from './replace-formulas.ts'

const adaptor = liteAdaptor()
RegisterHTMLHandler(adaptor)
// Shapes are inlined: references by id break in editors that remove ids.
const maker = mathjax.document('', { InputJax: new MathML({}), OutputJax: new SVG({ fontCache: 'none' }) })

/** In pixels of a text of 16; what is drawn is measured by the text around it. */
const measures = { em: 16, ex: 8, containerWidth: 640 }

export const drawFormula: DrawFormula = (mathMl, isDisplay) => {
  const made = convert(mathMl, isDisplay)
  const safe = DOMPurify.sanitize(made, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: ['svg', 'g', 'path', 'rect', 'line', 'ellipse', 'text', 'tspan', '#text'],
    ALLOWED_ATTR: [
      ...[
        'viewBox',
        'width',
        'height',
        'd',
        'transform',
        'fill',
        'stroke',
        'stroke-width',
        'stroke-dasharray',
        'x',
        'y',
      ],
      ...[
        'x1',
        'x2',
        'y1',
        'y2',
        'cx',
        'cy',
        'rx',
        'ry',
        'font-size',
        'font-family',
        'font-style',
        'font-weight',
        'style',
      ],
    ],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
  const svg = safe.querySelector('svg')
  if (!svg) return undefined
  const [, drop = '0'] = /vertical-align:\s*(-?[\d.]+)ex/.exec(svg.getAttribute('style') ?? '') ?? []
  for (const part of svg.querySelectorAll('[style]')) part.removeAttribute('style')
  const [width, height, below] = [svg.getAttribute('width'), svg.getAttribute('height'), drop].map(emOf)
  svg.setAttribute('style', `width:${width};height:${height};vertical-align:${below}`)
  svg.removeAttribute('width')
  svg.removeAttribute('height')
  return svg.outerHTML
}

/** Of a length in `ex`, which another face would make another. */
const emOf = (length: string | null): string => `${Math.round(Number.parseFloat(length ?? '0') * 500) / 1000}em`

/** The library throws on invalid MathML, which raw HTML may contain. */
function convert(mathMl: string, display: boolean): string {
  try {
    return adaptor.outerHTML(maker.convert(mathMl, { display, ...measures }))
  } catch (error) {
    if (error instanceof Error) return ''
    throw error
  }
}
