import { imageElement } from './diagram-renderer.ts'
import { diagramMark, diagramSources } from './diagram-source.ts'
import { type DrawDiagram, type Drawing, isDrawn } from './drawing.ts'

/** The limit of exported diagrams: of further ones the source stays. */
const maxDiagrams = 50

/** Puts the drawings of diagrams in the place of their sources, on white; of what can't be drawn the source stays. */
export async function withDiagrams(
  html: string,
  load: () => Promise<DrawDiagram>,
  say: (drawing: Drawing) => string,
): Promise<string> {
  if (!html.includes(diagramMark)) return html
  const draw = await load().catch(() => undefined)
  // Without the library the sources stay.
  if (!draw) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const pre of diagramSources(body).slice(0, maxDiagrams)) {
    const drawing = await draw(pre.textContent, false)
    if (!isDrawn(drawing)) continue
    const paragraph = document.createElement('p')
    paragraph.append(imageElement(drawing, say(drawing)))
    pre.replaceWith(paragraph)
  }
  return body.innerHTML
}
