import type { AST } from '@eslint-community/regexpp'

/** How many characters something matches, at least and at most. */
export interface Width {
  min: number
  max: number
}

const one: Width = { min: 1, max: 1 }
const nothing: Width = { min: 0, max: 0 }

/** Measures what alternatives match. */
export function widthOf(alternatives: readonly AST.Alternative[]): Width {
  const widths = alternatives.map(({ elements }) => widthOfAll(elements))
  return { min: Math.min(...widths.map(({ min }) => min)), max: Math.max(...widths.map(({ max }) => max)) }
}

/** Measures what elements match, one behind the other. */
const widthOfAll = (elements: readonly AST.Element[]): Width =>
  elements.map(widthOfElement).reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }), nothing)

function widthOfElement(element: AST.Element): Width {
  switch (element.type) {
    case 'Assertion':
      return nothing
    case 'Quantifier': {
      const { min, max } = widthOfElement(element.element)
      // Avoids 0 × ∞, which is NaN.
      return { min: min * element.min, max: max === 0 ? 0 : max * element.max }
    }
    case 'Group':
    case 'CapturingGroup':
      return widthOf(element.alternatives)
    case 'Backreference':
      return { min: 0, max: Number.POSITIVE_INFINITY }
    default:
      return one
  }
}
