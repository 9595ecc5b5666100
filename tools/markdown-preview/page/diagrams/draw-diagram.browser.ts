import mermaid, { type MermaidConfig } from 'mermaid'
import type { DrawDiagram, Drawing } from './drawing.ts'
import { imageOf } from './image-of.browser.ts'
import { problemOf } from './problem-of.ts'
import { withStage } from './stage.browser.ts'
import { withoutAddresses } from './without-addresses.ts'

/** In UTF-16 units. */
const maxDiagramLength = 20_000
/** Layouts take time by the square of it. */
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
    return problemOf(error, source)
  }
}

/** What a diagram may not say of itself is `secure`. */
const configuration = (isDark: boolean): MermaidConfig => ({
  startOnLoad: false,
  suppressErrorRendering: true,
  securityLevel: 'strict',
  logLevel: 'fatal',
  maxTextSize: maxDiagramLength,
  maxEdges: maxDiagramEdges,
  theme: isDark ? 'dark' : 'default',
  // An image has no HTML in it.
  htmlLabels: false,
  flowchart: { htmlLabels: false },
  class: { htmlLabels: false },
  fontFamily: 'system-ui, sans-serif',
  secure: [
    ...['secure', 'securityLevel', 'startOnLoad', 'maxTextSize', 'maxEdges', 'suppressErrorRendering'],
    ...['htmlLabels', 'themeCSS', 'fontFamily', 'altFontFamily', 'dompurifyConfig', 'logLevel'],
  ],
})
