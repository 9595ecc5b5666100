/** Draws MathML as SVG, as one element; nothing where it can't. */
export type DrawFormula = (mathMl: string, isDisplay: boolean) => string | undefined

/** Replaces formulas, which the editor does not support, by drawings, or by their text where none can be made. */
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

/** A formula in MathML as linear text: `x = (−b ± √(b^2 − 4ac))/(2a)`. */
function formulaText(formula: Element): string {
  return textOf(formula).replace(/\s+/g, ' ').trim()
}

function textOf(element: Element): string {
  const { localName, textContent } = element
  const [first = '', second = '', third = ''] = Array.from(element.children, grouped)
  const all = () => Array.from(element.children, textOf).join('')
  switch (localName) {
    case 'mi':
    case 'mn':
    case 'mtext':
    case 'ms':
      return textContent
    case 'mo':
      return isBetween(element) ? ` ${textContent} ` : textContent
    case 'mspace':
      return ' '
    case 'mfrac':
      return `${first}/${second}`
    case 'msqrt':
      return `√(${all()})`
    case 'mroot':
      return `${second}√${first}`
    case 'msub':
    case 'munder':
      return `${first}_${second}`
    case 'msup':
    case 'mover':
      return `${first}^${second}`
    case 'msubsup':
    case 'munderover':
      return `${first}_${second}^${third}`
    case 'mtr':
      return `${Array.from(element.children, textOf).join(', ')}; `
    case 'annotation':
      return ''
    default:
      return all()
  }
}

const isBetween = (operator: Element): boolean =>
  operator.getAttribute('form') !== 'prefix' &&
  operator.previousElementSibling !== null &&
  /^[=<>≤≥≠≈≡±∓+−×÷→⇒⇔∈∉⊂⊆∪∩∧∨]$/.test(operator.textContent)

/** In brackets, where it has more than one part. */
function grouped(element: Element): string {
  const text = textOf(element).trim()
  return /^(?:[\p{L}\p{M}]|[\d.,]+|\S)$/u.test(text) || /^\([^()]*\)$/.test(text) ? text : `(${text})`
}
