import { formulaText } from './formula-text.ts'

/** Draws MathML as SVG, as one element; nothing where it can't. */
export type DrawFormula = (mathMl: string, isDisplay: boolean) => string | undefined

/** Puts drawings in the place of formulas, which the editor does not know; where none is made, their text. */
export function replaceFormulas(root: Element, draw: DrawFormula | undefined): void {
  for (const formula of root.querySelectorAll('math')) {
    const text = formulaText(formula)
    const drawn = draw?.(formula.outerHTML, formula.getAttribute('display') === 'block')
    const { body } = new DOMParser().parseFromString(drawn ?? '', 'text/html')
    const svg = body.querySelector('svg')
    if (svg) {
      svg.setAttribute('role', 'img')
      svg.setAttribute('aria-label', text)
      formula.replaceWith(svg)
    } else formula.replaceWith(text)
  }
}
