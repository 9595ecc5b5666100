import { mathAttributes } from './allowed-elements.ts'
import { escapeHtml } from './escape-html.ts'
import { idPrefix } from './id-prefix.ts'
import { imageWords, outsideImage } from './outside-image.ts'
import { isImageData, isSafeImage, isSafeLink } from './safe-urls.ts'

/** A parsed element. */
interface ReadElement {
  tagName: string
  attrs: { name: string; value: string; prefix?: string }[]
  /** Whether it is one of MathML. */
  isMath: boolean
  /** Whether no other element is around it. */
  isTop: boolean
}

/** Writes the start of an element that is allowed; in place of an image without an address that may be one, words. */
export function startTag(element: ReadElement): string {
  const { tagName, isTop } = element
  const attributes = attributesOf(element)
  if (tagName === 'img' && !attributes['src']) return imageInWords(element)
  if (tagName === 'input' && attributes['type'] !== 'checkbox') return ''
  let written = `<${tagName}`
  // Only outermost elements keep their line: pages update a document block by block.
  if (isTop && attributes[line] !== undefined) written += ` ${line}="${attributes[line]}"`
  for (const name in attributes) if (name !== line) written += ` ${name}="${escapeHtml(attributes[name] ?? '')}"`
  return `${written}${required(tagName, attributes)}>`
}

const line = 'data-line'

function imageInWords({ attrs }: ReadElement): string {
  const said = (name: string) => attrs.find((attribute) => attribute.name === name)?.value ?? ''
  const words = imageWords(said('alt'), said('src'))
  return words && `<span class="${outsideImage}">${escapeHtml(words)}</span>`
}

type Attributes = Record<string, string>

/** Selects the allowed attributes of an element, in document order. */
function attributesOf({ tagName, attrs, isMath }: ReadElement): Attributes {
  const chosen: Attributes = {}
  for (const { name, value, prefix } of attrs) {
    if (prefix) continue
    const kept = isMath ? mathValue(name, value) : htmlValue(tagName, name, value)
    if (kept !== undefined) chosen[name] = kept
  }
  return chosen
}

/** Writes the attributes that an element has to have besides. */
function required(tagName: string, { type, href, checked, src }: Attributes): string {
  if (tagName === 'img') return src === undefined || isImageData(src) ? '' : ' loading="lazy"'
  if (tagName === 'input' && type === 'checkbox')
    return ` disabled="" aria-label="${checked === undefined ? 'Incomplete task' : 'Completed task'}"`
  if (tagName !== 'a' || href === undefined || href.startsWith('#')) return ''
  return ' rel="noopener noreferrer nofollow" target="_blank"'
}

/** The value to write, or nothing where it is not allowed. */
function htmlValue(tagName: string, name: string, value: string): string | undefined {
  // Names only on `a`: those of other elements become properties of `document`, or are sent with a form.
  if (name === 'id' || (name === 'name' && tagName === 'a')) return value === '' ? undefined : prefixed(value)
  if (name === 'class') return classesIn(value)
  if (name === 'title' || name === 'alt') return value
  if (name === 'lang') return /^[a-z]{2,8}(?:-[a-z0-9]{1,8}){0,4}$/i.test(value) ? value : undefined
  if (name === 'href') return tagName === 'a' ? linkTo(value) : undefined
  if (name === 'src') return tagName === 'img' && isSafeImage(value) ? value : undefined
  return values.get(`${tagName} ${name}`)?.test(value) || values.get(name)?.test(value) ? value : undefined
}

/** The allowed values of attributes, those of one element under its name. */
const values = new Map(
  Object.entries({
    dir: /^(?:ltr|rtl|auto)$/i,
    align: /^(?:left|right|center|justify)$/i,
    'data-line': /^\d{1,8}$/,
    'ol start': /^-?\d{1,9}$/,
    'ol reversed': /^/,
    'ol type': /^[1aAiI]$/,
    'li value': /^-?\d{1,9}$/,
    'td colspan': /^\d{1,3}$/,
    'td rowspan': /^\d{1,3}$/,
    'th colspan': /^\d{1,3}$/,
    'th rowspan': /^\d{1,3}$/,
    'th scope': /^(?:row|col|rowgroup|colgroup)$/i,
    'col span': /^\d{1,3}$/,
    'img width': /^\d{1,4}$/,
    'img height': /^\d{1,4}$/,
    'input type': /^checkbox$/i,
    'input checked': /^/,
    'details open': /^/,
    'time datetime': /^[\w:.+ -]{1,40}$/,
  }),
)

const prefixed = (id: string): string => (id.startsWith(idPrefix) ? id : idPrefix + id)

function linkTo(value: string): string | undefined {
  if (value.startsWith('#')) return value === '#' ? value : `#${prefixed(value.slice(1))}`
  return isSafeLink(value) ? value : undefined
}

/** Classes for code and of this tool's output; any other could make a document look like a part of the page. */
function classesIn(value: string): string | undefined {
  const kept = value.split(/\s+/).filter((name) => allowedClass.test(name))
  return kept.length > 0 ? kept.join(' ') : undefined
}

const allowedClass =
  /^(?:language-[\w+#.-]{1,40}|hljs(?:-[a-z_-]{1,30})?|(?:function|class|inherited)_|markdown-alert(?:-[a-z]{1,12})?|footnotes?(?:-[a-z]{1,12})?|task-list-item|table-of-contents|front-matter|math|math-error|tml-[a-z-]{1,20})$/

function mathValue(name: string, value: string): string | undefined {
  if (name === 'class') return classesIn(value)
  if (name === 'encoding') return value === 'application/x-tex' ? value : undefined
  if (!mathAttributes.has(name) || !/^[\w .,;:|/+\-#%()\p{S}\p{P}\p{L}]{0,60}$/u.test(value)) return undefined
  // A huge length would move the formula over other parts of the page.
  const numbers = value.match(/\d+(?:\.\d+)?/g) ?? []
  return name.includes('color') || name.includes('background') || numbers.every((text) => Number(text) <= 100)
    ? value
    : undefined
}
