import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Parent = DefaultTreeAdapterTypes.ParentNode

/** A step of the traversal: entering a node, or leaving an element. */
type Step = { node: Node; isEnd: boolean; isKept: boolean }

/**
 * Collapses the white space of a tree as browsers do for display: a run becomes one space, or none at the edge of a
 * block. `pre`, `textarea`, scripts and styles keep theirs.
 */
export function collapseWhiteSpace(root: Parent): void {
  /** The last text of the line if it ends in a space, which is dropped at the end of the line. */
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
    else if (atomicInlines.has(name)) [trailing, isAtStart] = [undefined, false]
    if (isEnd) continue
    open.push({ node, isEnd: true, isKept })
    if ('content' in node) for (const step of stepsOf(node.content, isKept)) open.push(step)
    if (rawText.has(name)) continue
    for (const step of stepsOf(node, isKept || name === 'pre' || name === 'textarea' || name === 'listing'))
      open.push(step)
  }
  endLine()
  removeEmpty(root)
}

const stepsOf = ({ childNodes }: Parent, isKept: boolean): Step[] =>
  childNodes.map((node) => ({ node, isEnd: false, isKept })).reverse()

const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'

/** Removes empty texts. */
function removeEmpty(root: Parent): void {
  for (const parent of parentsIn(root))
    parent.childNodes = parent.childNodes.filter((node) => !isText(node) || node.value !== '')
}

/** Lists a tree's root, its elements, and the contents of templates. */
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

/** Block elements (HTML, Rendering, 15.3), and elements that are not rendered but occur among them. */
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

/** Elements that are one box within a line: spaces beside them are visible. */
const atomicInlines = new Set([
  ...['audio', 'button', 'canvas', 'embed', 'iframe', 'img', 'input', 'math', 'meter', 'object', 'progress', 'select'],
  ...['svg', 'textarea', 'video'],
])

/** Elements whose content is not text of the page. */
const rawText = new Set(['script', 'style', 'noscript', 'noembed', 'noframes', 'iframe', 'xmp', 'plaintext'])
