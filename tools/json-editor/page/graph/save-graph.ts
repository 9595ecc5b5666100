import { rasterizeSvg } from '#ui/image/rasterize-svg.ts'
import { download } from '#ui/save/save.ts'
import { childCountLabel } from '../results/child-count-label.ts'
import type { PageTexts } from '../texts.en.ts'
import type { PlacedGraph } from './graph-boxes.ts'
import { graphSvg } from './graph-svg.ts'
import type { ImageFormat } from './graph-tools.tsx'

/** In pixels: the largest canvas that all browsers draw. */
const maxSide = 8192

/** Downloads the graph as it is drawn, all of it, in the colors of the page. */
export async function saveGraph(placed: PlacedGraph, format: ImageFormat, words: PageTexts): Promise<void> {
  const style = getComputedStyle(document.documentElement)
  const svg = graphSvg(placed, {
    colorOf: (name) => style.getPropertyValue(`--${name}`).trim(),
    label: (row) => (row.level === 0 ? words.document : (row.name ?? String(row.index))),
    count: (row) => (row.children > 0 ? childCountLabel(row, words) : ''),
  })
  const file = new File([svg.source], `graph.${format}`, { type: 'image/svg+xml' })
  if (format === 'svg') return download(file)
  // Twice the resolution of the screen, so that it is readable in print.
  const scale = Math.min(2, maxSide / svg.width, maxSide / svg.height)
  download(await rasterizeSvg(file, { width: Math.round(svg.width * scale), height: Math.round(svg.height * scale) }))
}
