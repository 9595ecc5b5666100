import type { Element } from 'slimdom'
import { axisOf, conditionsOf, isAnywhere, setAxis, stepsOf } from './path-steps.ts'

/**
 * Rewrites a parsed XPath so that none of its steps has to bring what it finds into order. Where the nodes before a step
 * hold each other, the engine compares what comes of them two by two, and looks through all siblings for each: the square of
 * their number. The nodes found are the same, as long as no condition asks for a place, as `//name[1]` does.
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
 * with `ancestor::a`. Only from the root on: elsewhere that could be the node from which one looks.
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

/** What a node is to those that a step finds from it. */
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
