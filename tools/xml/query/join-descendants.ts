import type { Element } from 'slimdom'

/**
 * Rewrites `//name` within a parsed XPath. It stands for `/descendant-or-self::node()/child::name`, for which the engine
 * puts the children of each node in their order by looking through all of them: the square of their number. The nodes are
 * those of `/descendant::name`, which it walks through once.
 *
 * With a condition they are the same as long as it asks nothing of the place among siblings, as `//name[1]` does.
 */
export function joinDescendants(parsed: Element): void {
  for (const path of parsed.getElementsByTagName('xqx:pathExpr')) {
    const steps = path.children.filter(({ localName }) => localName === 'stepExpr')
    for (const [at, step] of steps.entries()) {
      const next = steps[at + 1]
      if (next && isAnyDescendant(step) && next.previousElementSibling === step && isAnywhere(next)) {
        axisOf(next)?.replaceChildren(parsed.ownerDocument?.createTextNode('descendant') ?? '')
        step.remove()
      }
    }
  }
}

const axisOf = (step: Element): Element | undefined => step.children.find(({ localName }) => localName === 'xpathAxis')

/** Whether a step is what `//` is short for. */
const isAnyDescendant = (step: Element): boolean =>
  axisOf(step)?.textContent === 'descendant-or-self' &&
  step.children.length === 2 &&
  step.lastElementChild?.localName === 'anyKindTest'

/** Whether a step takes children for what they are, and not for where they stand. */
function isAnywhere(step: Element): boolean {
  if (axisOf(step)?.textContent !== 'child') return false
  const conditions = step.children.find(({ localName }) => localName === 'predicates')
  if (!conditions) return true
  const asked = conditions.getElementsByTagName('xqx:functionName')
  return conditions.children.every(isBoolean) && !asked.some(({ textContent }) => placing.has(textContent ?? ''))
}

/** Functions that tell of a place, or may call one that does. */
const placing = new Set(['position', 'last', 'function-lookup', 'evaluate'])

/** Whether a condition is never a number, which would be a place. */
const isBoolean = (condition: Element): boolean =>
  comparison.test(condition.localName) ||
  condition.getAttributeNS('http://fontoxml.com/fontoxpath', 'type') === 'xs:boolean'

/** Comparisons of all kinds, by the names that XQueryX has for them. */
const comparison =
  /^(?:equal|notEqual|lessThan|lessThanOrEqual|greaterThan|greaterThanOrEqual|eq|ne|lt|le|gt|ge|is|and|or)Op$/
