import { diagramSources } from './diagram-source.ts'
import { type DrawDiagram, type Drawing, isDrawn } from './drawing.ts'

interface DiagramRendererOptions {
  load: () => Promise<DrawDiagram>
  isDark: () => boolean
  /** Describes the drawing in words, or why there is none. */
  say: (drawing: Drawing) => string
}

interface Kept {
  line: number
  sources: { figure: HTMLElement; pre: HTMLPreElement }[]
}

/** The number of cached drawings. */
const maxDrawings = 60

/** Draws the diagrams of blocks when they come near the viewport. */
export function diagramRenderer({ load, isDark, say }: DiagramRendererOptions) {
  const kept = new Map<Element, Kept>()
  const drawings = new Map<string, Drawing>()
  /** The last drawing of a block by its line: it stays until the next one is drawn. */
  const lastAt = new Map<string, Drawing>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void drawAll(target)
    },
    { rootMargin: '400px' },
  )

  async function drawAll(element: Element): Promise<void> {
    const { line, sources } = kept.get(element) ?? { line: 0, sources: [] }
    for (const [index, { figure, pre }] of sources.entries()) {
      const place = `${line} ${index}`
      const drawing = await drawingOf(pre.textContent)
      if (!drawing || !kept.has(element)) continue
      if (isDrawn(drawing)) lastAt.set(place, drawing)
      show(figure, pre, drawing)
    }
  }

  async function drawingOf(source: string): Promise<Drawing | undefined> {
    const key = `${isDark()} ${source}`
    const cached = drawings.get(key)
    if (cached) return cached
    // While printing nothing else is laid out, so that texts could not be measured.
    if (matchMedia('print').matches) return undefined
    try {
      const drawing = await (await load())(source, isDark())
      drawings.set(key, drawing)
      for (const oldest of drawings.keys()) if (drawings.size > maxDrawings) drawings.delete(oldest)
      return drawing
    } catch {
      // Without the library the source stays.
      return undefined
    }
  }

  function show(figure: HTMLElement, pre: HTMLPreElement, drawing: Drawing): void {
    pre.hidden = isDrawn(drawing)
    figure.replaceChildren(isDrawn(drawing) ? imageElement(drawing, say(drawing)) : note(say(drawing)), pre)
  }

  return {
    /** @param line where the block begins in the source of the document */
    take(element: Element, line: number): void {
      const sources = diagramSources(element).map((pre, index) => {
        const figure = document.createElement('figure')
        figure.className = 'diagram'
        pre.replaceWith(figure)
        figure.append(pre)
        const before = drawings.get(`${isDark()} ${pre.textContent}`) ?? lastAt.get(`${line} ${index}`)
        if (before) show(figure, pre, before)
        return { figure, pre }
      })
      if (sources.length === 0) return
      kept.set(element, { line, sources })
      observer.observe(element)
    },
    /** Redraws the diagrams in the page, as for another color scheme. */
    redraw(): void {
      lastAt.clear()
      for (const element of kept.keys()) {
        observer.unobserve(element)
        if (element.isConnected) observer.observe(element)
        else kept.delete(element)
      }
    },
    /** Draws all of them, for printing. */
    async finish(): Promise<void> {
      await Promise.all(Array.from(kept.keys(), drawAll))
    },
    /** Releases blocks that have left the page. */
    sweep(): void {
      for (const element of kept.keys()) {
        if (element.isConnected) continue
        observer.unobserve(element)
        kept.delete(element)
      }
    },
    stop: () => observer.disconnect(),
  }
}

export function imageElement(
  { imageUrl, width, height }: Extract<Drawing, { imageUrl: string }>,
  alt: string,
): Element {
  const image = new Image(width, height)
  image.alt = alt
  image.src = imageUrl
  return image
}

function note(text: string): Element {
  const paragraph = document.createElement('p')
  paragraph.className = 'diagram-problem'
  paragraph.textContent = text
  return paragraph
}
