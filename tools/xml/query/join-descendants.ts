import type { Element } from 'slimdom'

/**
 * Rewrites a parsed XPath so that none of its steps has to sort its nodes into document order. Where the nodes before a step
 * contain each other, the engine compares what it finds from them two by two, and looks through all siblings each time:
 * quadratic time. The nodes found are the same, as long as no condition asks for a place, as `//name[1]` does.
 */
export function joinDescendants(parsed: Element): void {
  for (const path of [...parsed.getElementsByTagName('xqx:pathExpr')]) {
    joinChildren(path)
    askForHolders(path)
    partAttributes(path)
  }
}

/** `//name` stands for `/descendant-or-self::node()/child::name`: the nodes are those of `/descendant::name`. */
function joinChildren(path: Element): void {
  for (const step of stepsOf(path)) {
    const next = step.nextElementSibling
    if (!next || !isAnyDescendant(step) || axisOf(next) !== 'child' || !isAnywhere(next)) continue
    setAxis(next, 'descendant')
    step.remove()
  }
}

/** Whether a step is what `//` is short for. */
const isAnyDescendant = (step: Element): boolean =>
  axisOf(step) === 'descendant-or-self' &&
  step.children.length === 2 &&
  step.lastElementChild?.localName === 'anyKindTest'

/**
 * `/descendant::a/child::b`, where `a` may hold `a`, becomes `/descendant::b[parent::a]`, and with `descendant::b` one
 * with `ancestor::a`. Only from the root on: elsewhere the parent could be the context node.
 */
function askForHolders(path: Element): void {
  if (path.firstElementChild?.localName !== 'rootExpr') return
  for (const step of stepsOf(path)) {
    const next = step.nextElementSibling
    const isAsked = step.previousElementSibling === path.firstElementChild && axisOf(step) === 'descendant'
    const holder = holders.get(axisOf(next) ?? '')
    if (!next || !isAsked || !isOfElements(step) || !holder) return
    if (!isAnywhere(step) || !isAnywhere(next)) return
    setAxis(step, holder)
    setAxis(next, 'descendant')
    const conditions = conditionsOf(next) ?? next.appendChild(newElement(path, 'predicates'))
    const parent = newElement(path, 'pathExpr')
    parent.append(step)
    conditions.prepend(parent)
  }
}

/** The axis that leads back, by the axis of a step. */
const holders = new Map([
  ['child', 'parent'],
  ['descendant', 'ancestor'],
])

/** Whether a step finds elements alone: the root of a document is none. */
const isOfElements = (step: Element): boolean =>
  step.children.some(({ localName }) => localName === 'nameTest' || localName === 'Wildcard')

/** Attributes come in the order of their elements: `path/@name`, at its end, becomes `path!@name`, which orders nothing. */
function partAttributes(path: Element): void {
  const steps = stepsOf(path)
  const last = steps.at(-1)
  if (!last || axisOf(last) !== 'attribute' || path.lastElementChild !== last || axisOf(steps.at(-2)) === undefined)
    return
  const parted = newElement(path, 'simpleMapExpr')
  path.replaceWith(parted)
  const attributes = newElement(path, 'pathExpr')
  attributes.append(last)
  parted.append(path, attributes)
}

/** Makes an element of the language of parsed XPaths. */
function newElement({ ownerDocument, namespaceURI }: Element, name: string): Element {
  if (!ownerDocument) throw new Error('A part of an XPath is in no document')
  return ownerDocument.createElementNS(namespaceURI, `xqx:${name}`)
}

/** Steps of parsed XPaths, by the names that XQueryX has for what they are made of. */

const stepsOf = (path: Element): Element[] => path.children.filter(({ localName }) => localName === 'stepExpr')

const axisOf = (step: Element | null | undefined): string | undefined => axisElement(step)?.textContent ?? undefined

const setAxis = (step: Element, axis: string): void => {
  const element = axisElement(step)
  if (element) element.textContent = axis
}

const axisElement = (step: Element | null | undefined): Element | undefined =>
  step?.children.find(({ localName }) => localName === 'xpathAxis')

const conditionsOf = (step: Element): Element | undefined =>
  step.children.find(({ localName }) => localName === 'predicates')

/** Whether a step takes all that it finds for what it is, and not for where it stands among the others. */
function isAnywhere(step: Element): boolean {
  const conditions = conditionsOf(step)
  if (!conditions) return true
  const asked = conditions.getElementsByTagName('xqx:functionName')
  return conditions.children.every(isNoNumber) && !asked.some(({ textContent }) => placing.has(textContent ?? ''))
}

/** Functions that tell of a place, or may call one that does. */
const placing = new Set(['position', 'last', 'function-lookup', 'evaluate'])

/** Whether a condition is never a number, which would be a place: it compares, it is a truth, or it finds nodes. */
const isNoNumber = (condition: Element): boolean =>
  comparison.test(condition.localName) ||
  condition.getAttributeNS('http://fontoxml.com/fontoxpath', 'type') === 'xs:boolean' ||
  (condition.localName === 'pathExpr' && axisOf(stepsOf(condition).at(-1)) !== undefined)

/** Comparisons of all kinds. */
const comparison =
  /^(?:equal|notEqual|lessThan|lessThanOrEqual|greaterThan|greaterThanOrEqual|eq|ne|lt|le|gt|ge|is|and|or)Op$/
