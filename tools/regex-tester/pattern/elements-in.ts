import type { AST } from '@eslint-community/regexpp'

/** Lists all elements of a pattern, each before those within it, in the order of the text. */
export function* elementsIn({ alternatives }: { alternatives: readonly AST.Alternative[] }): Generator<AST.Element> {
  for (const { elements } of alternatives) for (const element of elements) yield* withInner(element)
}

function* withInner(element: AST.Element): Generator<AST.Element> {
  yield element
  if (element.type === 'Quantifier') yield* withInner(element.element)
  else if ('alternatives' in element) yield* elementsIn(element)
}

/** Lists the groups of a pattern that capture, by where they open, as ECMAScript numbers them. */
export const capturingGroupsIn = (pattern: AST.Pattern): AST.CapturingGroup[] =>
  Array.from(elementsIn(pattern)).filter((element) => element.type === 'CapturingGroup')

/** Numbers the groups of a pattern that capture, from 1. */
export const groupNumbersIn = (pattern: AST.Pattern): Map<AST.CapturingGroup, number> =>
  new Map(capturingGroupsIn(pattern).map((group, index) => [group, index + 1]))
