import { type DefaultTreeAdapterTypes, html } from 'parse5'
import { type Attributes, attributesOf } from './attributes-of.ts'
import { escapeHtml } from './escape-html.ts'
import { imageWords, outsideImage } from './outside-image.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Writes a tree as HTML, without what is not allowed. It keeps its own stack: no nesting ends it. */
export function writeSafely(root: DefaultTreeAdapterTypes.DocumentFragment): string {
  const out: string[] = []
  const work: (Node | string)[] = [...root.childNodes].reverse()
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    if (typeof next === 'string') out.push(next)
    else if ('value' in next && next.nodeName === '#text') out.push(escapeHtml(next.value))
    else if ('tagName' in next) writeElement(next, out, work)
  }
  return out.join('')
}

function writeElement(element: Element, out: string[], work: (Node | string)[]): void {
  const { tagName, childNodes } = element
  if (droppedTags.has(tagName)) return
  if (isAllowed(element)) {
    const attributes = attributesOf(element)
    if (tagName === 'img' && !attributes['src']) {
      out.push(imageInWords(element))
      return
    }
    if (tagName === 'input' && attributes['type'] !== 'checkbox') return
    out.push(startTag(element, attributes))
    if (voidTags.has(tagName)) return
    work.push(`</${tagName}>`)
  }
  for (let index = childNodes.length - 1; index >= 0; index--) work.push(childNodes[index] as Node)
}

/** Writes what stands for an image without an address that may be one. */
function imageInWords({ attrs }: Element): string {
  const said = (name: string) => attrs.find((attribute) => attribute.name === name)?.value ?? ''
  const words = imageWords(said('alt'), said('src'))
  return words && `<span class="${outsideImage}">${escapeHtml(words)}</span>`
}

/** MathML stands in MathML alone: where both are mixed, browsers and parsers do not agree on what is read how. */
function isAllowed({ tagName, namespaceURI, parentNode }: Element): boolean {
  const isInMath = parentNode !== null && 'namespaceURI' in parentNode && parentNode.namespaceURI === html.NS.MATHML
  if (namespaceURI === html.NS.HTML) return htmlTags.has(tagName) && !isInMath
  return namespaceURI === html.NS.MATHML && mathTags.has(tagName) && (tagName === 'math' || isInMath)
}

function startTag({ tagName, childNodes: [first] }: Element, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  // The first line break of a `pre` is not read.
  const lineBreak = tagName === 'pre' && first && 'value' in first && first.value.startsWith('\n') ? '\n' : ''
  return `<${tagName}${written.join('')}>${lineBreak}`
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Elements of HTML that a document may have. None of them loads, runs or sends anything, or is read in a way of its own. */
const htmlTags = setOf(
  'h1 h2 h3 h4 h5 h6 p blockquote pre code ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td ' +
    'a em strong b i u s del ins mark small sub sup kbd samp var abbr cite q dfn time span div section details summary ' +
    'figure figcaption br wbr hr img input ruby rt rp bdi bdo tt strike big center',
)

const voidTags = setOf('br wbr hr img input col')

/** Elements of MathML as formulas have them. */
const mathTags = setOf(
  'math semantics annotation mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover ' +
    'mmultiscripts mprescripts none mtable mtr mtd mpadded mphantom menclose mstyle merror',
)

/** Elements that go with all that they hold; of others that are not allowed the content stays. */
const droppedTags = setOf(
  'script style iframe frame frameset object embed applet template noscript noembed noframes textarea title xmp ' +
    'plaintext select option button svg head base meta link audio video canvas portal annotation-xml mglyph malignmark',
)
