import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Parent = DefaultTreeAdapterTypes.ParentNode

/** A place in a tree: a node on the way in, or an element on the way out. */
type Step = { node: Node; isEnd: boolean; isKept: boolean }

/**
 * Folds the white space of a tree as a browser does for display: a run of it is one blank, and none beside the edge of a
 * block, or of what stands on a line of its own. `pre`, `textarea`, scripts and styles keep theirs.
 */
export function foldWhiteSpace(root: Parent): void {
  /** The last text on the line that ends in a blank, which is dropped where the line ends there. */
  let trailing: DefaultTreeAdapterTypes.TextNode | undefined
  let isAtStart = true
  const endLine = () => {
    if (trailing) trailing.value = trailing.value.replace(/ $/, '')
    trailing = undefined
    isAtStart = true
  }
  const open: Step[] = stepsOf(root, false)
  for (let step = open.pop(); step; step = open.pop()) {
    const { node, isEnd, isKept } = step
    if (isText(node)) {
      if (isKept) [trailing, isAtStart] = [undefined, false]
      else {
        const folded = node.value.replace(/[ \t\n\r\f]+/g, ' ')
        node.value = isAtStart || trailing ? folded.replace(/^ /, '') : folded
        if (node.value !== '') [trailing, isAtStart] = [node.value.endsWith(' ') ? node : undefined, false]
      }
      continue
    }
    if (!('tagName' in node)) continue
    const name = node.tagName
    if (blocks.has(name)) endLine()
    else if (solid.has(name)) [trailing, isAtStart] = [undefined, false]
    if (isEnd) continue
    open.push({ node, isEnd: true, isKept })
    if ('content' in node) open.push(...stepsOf(node.content, isKept))
    if (!opaque.has(name))
      open.push(...stepsOf(node, isKept || name === 'pre' || name === 'textarea' || name === 'listing'))
  }
  endLine()
  removeEmpty(root)
}

const stepsOf = ({ childNodes }: Parent, isKept: boolean): Step[] =>
  childNodes.map((node) => ({ node, isEnd: false, isKept })).reverse()

const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'

/** Takes out texts of which nothing is left. */
function removeEmpty(root: Parent): void {
  for (const parent of parentsIn(root))
    parent.childNodes = parent.childNodes.filter((node) => !isText(node) || node.value !== '')
}

/** Lists what holds nodes: a tree itself, its elements, and the contents of templates. */
export function parentsIn(root: Parent): Parent[] {
  const parents: Parent[] = []
  const open: Parent[] = [root]
  for (let next = open.pop(); next; next = open.pop()) {
    parents.push(next)
    if ('content' in next) open.push(next.content)
    for (const node of next.childNodes) if ('tagName' in node) open.push(node)
  }
  return parents
}

export const elementsIn = (root: Parent): DefaultTreeAdapterTypes.Element[] =>
  parentsIn(root).flatMap((parent) => ('tagName' in parent ? [parent] : []))

/** What stands on lines of its own (HTML, Rendering, 15.3), and what is not drawn but stands where blocks do. */
const blocks = new Set([
  ...['address', 'article', 'aside', 'base', 'blockquote', 'body', 'br', 'caption', 'center', 'col', 'colgroup', 'dd'],
  ...['details', 'dialog', 'dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'frame'],
  ...['frameset', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'head', 'header', 'hgroup', 'hr', 'html', 'legend', 'li', 'link'],
  ...[
    'listing',
    'main',
    'menu',
    'meta',
    'nav',
    'ol',
    'optgroup',
    'option',
    'p',
    'plaintext',
    'pre',
    'search',
    'section',
  ],
  ...['summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'title', 'tr', 'ul', 'xmp'],
])

/** What is drawn as one thing within a line: blanks beside it are seen. */
const solid = new Set([
  ...['audio', 'button', 'canvas', 'embed', 'iframe', 'img', 'input', 'math', 'meter', 'object', 'progress', 'select'],
  ...['svg', 'textarea', 'video'],
])

/** Elements whose content is not text of the page. */
const opaque = new Set(['script', 'style', 'noscript', 'noembed', 'noframes', 'iframe', 'xmp', 'plaintext'])
