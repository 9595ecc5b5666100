import type { Element } from 'slimdom'

/** Steps of parsed XPaths, by the names that XQueryX has for what they are made of. */

export const stepsOf = (path: Element): Element[] => path.children.filter(({ localName }) => localName === 'stepExpr')

export const axisOf = (step: Element | null | undefined): string | undefined =>
  axisElement(step)?.textContent ?? undefined

export const setAxis = (step: Element, axis: string): void => {
  const element = axisElement(step)
  if (element) element.textContent = axis
}

const axisElement = (step: Element | null | undefined): Element | undefined =>
  step?.children.find(({ localName }) => localName === 'xpathAxis')

export const conditionsOf = (step: Element): Element | undefined =>
  step.children.find(({ localName }) => localName === 'predicates')

/** Whether a step takes all that it finds for what it is, and not for where it stands among the others. */
export function isAnywhere(step: Element): boolean {
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
