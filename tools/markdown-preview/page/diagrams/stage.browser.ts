/** What was drawn, and its style sheet. */
interface Staged<Result> {
  result: Result
  css: string
}

/**
 * Gives a drawing an off-screen container in which its texts can be measured while it is made. The CSP of the page
 * allows no style elements, so the drawing's own is kept out: its rules are adopted instead, only those that apply to
 * the drawing.
 */
export async function withStage<Result>(
  id: string,
  draw: (stage: HTMLElement) => Promise<Result>,
): Promise<Staged<Result>> {
  const sheet = new CSSStyleSheet()
  const stage = document.createElement('div')
  stage.setAttribute('aria-hidden', 'true')
  stage.dataset['stage'] = ''
  Object.assign(stage.style, {
    position: 'fixed',
    left: '-10000px',
    top: '0',
    width: '800px',
    visibility: 'hidden',
    font: '16px system-ui, sans-serif',
    whiteSpace: 'normal',
  })
  keepStylesOut(stage, (css) => {
    sheet.replaceSync(`${css}\n#${id} .mindmap-node > circle ~ .label text { text-anchor: middle }`)
    for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
      if (!speaksOf(id, sheet.cssRules[at])) sheet.deleteRule(at)
    }
    sheet.insertRule('.__________cytoscape_container { position: relative }')
  })
  const marker = document.createElement('meta')
  marker.id = cytoscapeStyles
  document.head.append(marker)
  document.body.append(stage)
  document.adoptedStyleSheets.push(sheet)
  try {
    const result = await draw(stage)
    return { result, css: Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n') }
  } finally {
    stage.remove()
    marker.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}

/** Keeps style elements out of an element and of all that is appended to it later; passes on their CSS instead. */
function keepStylesOut(element: Element, onStyle: (css: string) => void): void {
  const append = element.appendChild.bind(element)
  element.appendChild = (child) => {
    if (child instanceof Element) keepStylesOut(child, onStyle)
    return append(child)
  }
  const insert = element.insertBefore.bind(element)
  element.insertBefore = (child, before) => {
    if (!(child instanceof HTMLStyleElement)) return insert(child, before)
    onStyle(child.textContent)
    return child
  }
}

/** Where something has this id, the layout of mind maps adds no style element of its own: its one rule is put in. */
const cytoscapeStyles = '__________cytoscape_stylesheet'

const speaksOf = (id: string, rule: CSSRule | undefined): boolean =>
  rule instanceof CSSStyleRule &&
  rule.selectorText.split(',').every((selector) => new RegExp(`^\\s*#${id}(?![\\w-])`).test(selector))
