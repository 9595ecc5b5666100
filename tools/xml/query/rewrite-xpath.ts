import type { Element } from 'slimdom'

/**
 * Rewrites a parsed XPath so that no step has to sort its nodes into document order. Where a step's context nodes may
 * be nested, the engine compares results pairwise, scanning all siblings each time, which takes quadratic time. The
 * result is the same, as long as no predicate depends on the position, like `//name[1]`.
 */
export function rewriteXPath(parsed: Element): void {
  for (const path of [...parsed.getElementsByTagName('xqx:pathExpr')]) {
    mergeDescendantSteps(path)
    moveParentsToPredicates(path)
    mapAttributes(path)
  }
}

/** `//name`, short for `/descendant-or-self::node()/child::name`, becomes `/descendant::name`. */
function mergeDescendantSteps(path: Element): void {
  for (const step of stepsOf(path)) {
    const next = step.nextElementSibling
    if (!next || !isDescendantOrSelf(step) || axisOf(next) !== 'child' || !isPositionIndependent(next)) continue
    setAxis(next, 'descendant')
    step.remove()
  }
}

/** Whether a step is `descendant-or-self::node()`. */
const isDescendantOrSelf = (step: Element): boolean =>
  axisOf(step) === 'descendant-or-self' &&
  step.children.length === 2 &&
  step.lastElementChild?.localName === 'anyKindTest'

/**
 * `/descendant::a/child::b`, where `a` may be nested, becomes `/descendant::b[parent::a]`, and
 * `/descendant::a/descendant::b` `/descendant::b[ancestor::a]`. Only for absolute paths: otherwise the parent could be
 * the context node.
 */
function moveParentsToPredicates(path: Element): void {
  if (path.firstElementChild?.localName !== 'rootExpr') return
  for (const step of stepsOf(path)) {
    const next = step.nextElementSibling
    const isFromRoot = step.previousElementSibling === path.firstElementChild && axisOf(step) === 'descendant'
    const reverseAxis = reverseAxes.get(axisOf(next) ?? '')
    if (!next || !isFromRoot || !findsElements(step) || !reverseAxis) return
    if (!isPositionIndependent(step) || !isPositionIndependent(next)) return
    setAxis(step, reverseAxis)
    setAxis(next, 'descendant')
    const predicates = predicatesOf(next) ?? next.appendChild(newElement(path, 'predicates'))
    const parentPath = newElement(path, 'pathExpr')
    parentPath.append(step)
    predicates.prepend(parentPath)
  }
}

/** Reverse axes. */
const reverseAxes = new Map([
  ['child', 'parent'],
  ['descendant', 'ancestor'],
])

/** Whether a step finds elements only, and not the document node. */
const findsElements = (step: Element): boolean =>
  step.children.some(({ localName }) => localName === 'nameTest' || localName === 'Wildcard')

/**
 * `path/@name` at the end becomes `path!@name`, which doesn't sort: attributes are in the order of their elements
 * anyway.
 */
function mapAttributes(path: Element): void {
  const steps = stepsOf(path)
  const last = steps.at(-1)
  if (!last || axisOf(last) !== 'attribute' || path.lastElementChild !== last || axisOf(steps.at(-2)) === undefined)
    return
  const mapExpr = newElement(path, 'simpleMapExpr')
  path.replaceWith(mapExpr)
  const attributes = newElement(path, 'pathExpr')
  attributes.append(last)
  mapExpr.append(path, attributes)
}

/** Lists the names of elements without a prefix in a parsed XPath. */
export const unprefixedNamesIn = (parsed: Element): Set<string> =>
  new Set(
    parsed
      .getElementsByTagName('xqx:nameTest')
      .filter((test) => test.getAttribute('xqx:prefix') === '' && axisOf(test.parentElement) !== 'attribute')
      .map(({ textContent }) => textContent ?? ''),
  )

/** Creates an XQueryX element. */
function newElement({ ownerDocument, namespaceURI }: Element, name: string): Element {
  if (!ownerDocument) throw new Error('A part of an XPath is in no document')
  return ownerDocument.createElementNS(namespaceURI, `xqx:${name}`)
}

/** Accessors for steps of parsed XPaths, which are in XQueryX. */

const stepsOf = (path: Element): Element[] => path.children.filter(({ localName }) => localName === 'stepExpr')

const axisOf = (step: Element | null | undefined): string | undefined => axisElement(step)?.textContent ?? undefined

const setAxis = (step: Element, axis: string): void => {
  const element = axisElement(step)
  if (element) element.textContent = axis
}

const axisElement = (step: Element | null | undefined): Element | undefined =>
  step?.children.find(({ localName }) => localName === 'xpathAxis')

const predicatesOf = (step: Element): Element | undefined =>
  step.children.find(({ localName }) => localName === 'predicates')

/** Whether none of a step's predicates depends on the position. */
function isPositionIndependent(step: Element): boolean {
  const predicates = predicatesOf(step)
  if (!predicates) return true
  const functionNames = predicates.getElementsByTagName('xqx:functionName')
  return (
    predicates.children.every(isNeverNumeric) &&
    !functionNames.some(({ textContent }) => positionalFunctions.has(textContent ?? ''))
  )
}

/** Functions that depend on the position, or may call one that does. */
const positionalFunctions = new Set(['position', 'last', 'function-lookup', 'evaluate'])

/**
 * Whether a predicate is never a number, which would be a position: it is a comparison, a boolean, or a path to nodes.
 */
const isNeverNumeric = (predicate: Element): boolean =>
  comparison.test(predicate.localName) ||
  isBooleanCall(predicate) ||
  predicate.getAttributeNS('http://fontoxml.com/fontoxpath', 'type') === 'xs:boolean' ||
  (predicate.localName === 'pathExpr' && axisOf(stepsOf(predicate).at(-1)) !== undefined)

/** Comparisons and logical operators. */
const comparison =
  /^(?:equal|notEqual|lessThan|lessThanOrEqual|greaterThan|greaterThanOrEqual|eq|ne|lt|le|gt|ge|is|and|or)Op$/

/** Whether an expression calls one of XPath's own functions that return a boolean. */
const isBooleanCall = ({ localName, firstElementChild: name }: Element): boolean =>
  localName === 'functionCallExpr' &&
  ['', 'fn', null].includes(name?.getAttribute('xqx:prefix') ?? null) &&
  booleanFunctions.has(name?.textContent ?? '')

const booleanFunctions = new Set<string>([
  ...(['contains', 'starts-with', 'ends-with', 'matches', 'contains-token'] as const),
  ...(['not', 'boolean', 'true', 'false', 'exists', 'empty', 'has-children', 'deep-equal', 'lang'] as const),
])
