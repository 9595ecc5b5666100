import mermaid, { type MermaidConfig } from 'mermaid'
import { diagramProblemOf } from './diagram-problem.ts'
import type { DrawDiagram, Drawing } from './drawing.ts'
import { imageOf } from './image-of.browser.ts'
import { withStage } from './stage.browser.ts'

/** In UTF-16 units. */
const maxDiagramLength = 20_000
/** Layouts take quadratic time in it. */
const maxDiagramEdges = 250

/** Draws diagrams one after the other: the library has one configuration for all. */
export const drawDiagram: DrawDiagram = (source, isDark) => {
  const drawing = last.then(() => draw(source, isDark))
  last = drawing
  return drawing
}

let last: Promise<unknown> = Promise.resolve()
let count = 0

async function draw(source: string, isDark: boolean): Promise<Drawing> {
  if (source.length > maxDiagramLength) return { problem: 'tooLarge' }
  try {
    mermaid.initialize(configuration(isDark))
    const id = `diagram-${++count}`
    const { result, css } = await withStage(id, (stage) => mermaid.render(id, withoutAddresses(source), stage))
    return imageOf(result.svg, css) ?? { problem: 'unreadable' }
  } catch (error) {
    return diagramProblemOf(error, source)
  }
}

/**
 * Removes from the source of a diagram what would make a browser fetch something while it is drawn: the images of
 * nodes, and URLs in styles. The CSP of a page would stop most of it; an exported page has none.
 */
const withoutAddresses = (source: string): string =>
  source
    // `A@{ img: "https://…" }`, in YAML: with or without quotes, over several lines, by escapes.
    .replace(/@\{[^}]*/g, (shape) => shape.replaceAll('\\', '').replace(/\bimg(["']?\s*:)/gi, 'image$1'))
    // Style lines and directives: there a function may be spelt by escapes.
    .split('\n')
    .map((line) => (/style|classDef|theme|%%\{/i.test(line) ? line.replace(/\\(?=[\da-f])/gi, '') : line))
    .join('\n')
    .replace(/\b(url|src|image|image-set|cross-fade|element|paint)\(/gi, '$1 (')
    .replace(/@import/gi, '@ import')

/** `secure` names what a diagram may not configure itself. */
const configuration = (isDark: boolean): MermaidConfig => ({
  startOnLoad: false,
  suppressErrorRendering: true,
  securityLevel: 'strict',
  logLevel: 'fatal',
  maxTextSize: maxDiagramLength,
  maxEdges: maxDiagramEdges,
  theme: isDark ? 'dark' : 'default',
  // An SVG image shows no HTML.
  htmlLabels: false,
  flowchart: { htmlLabels: false },
  class: { htmlLabels: false },
  fontFamily: 'system-ui, sans-serif',
  secure: [
    ...['secure', 'securityLevel', 'startOnLoad', 'maxTextSize', 'maxEdges', 'suppressErrorRendering'],
    ...['htmlLabels', 'themeCSS', 'fontFamily', 'altFontFamily', 'dompurifyConfig', 'logLevel'],
  ],
})
