import DOMPurify from 'dompurify'
import type { Drawing } from './drawing.ts'

/**
 * Turns a drawing into an image: sanitized once more, and as the URL of an image, in which browsers run no script and
 * load nothing, whatever it contains.
 */
export function imageOf(drawn: string, css: string): Drawing | undefined {
  const fragment = DOMPurify.sanitize(drawn, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['a', 'image', 'script', 'style', 'foreignobject'],
    FORBID_ATTR: ['href', 'xlink:href'],
  })
  const svg = fragment.querySelector('svg')
  if (!svg) return undefined
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  if (!isLength(width) || !isLength(height)) return undefined
  svg.removeAttribute('style')
  svg.setAttribute('width', String(Math.ceil(width)))
  svg.setAttribute('height', String(Math.ceil(height)))
  const title = svg.querySelector(':scope > title')?.textContent ?? ''
  const text = new XMLSerializer().serializeToString(svg).replace('>', () => `><style>${escaped(css)}</style>`)
  return {
    imageUrl: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`,
    title,
    width: Math.ceil(width),
    height: Math.ceil(height),
  }
}

const escaped = (css: string): string => css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** In CSS pixels: beyond it browsers draw no images. */
const isLength = (value: number): boolean => value > 0 && value <= 32_000
