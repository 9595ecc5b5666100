import type { AST } from '@eslint-community/regexpp'
import { elementsIn, groupNumbersIn } from './elements-in.ts'

/** Writes a pattern without names: groups are numbered instead, and so is what refers to them. */
export function withoutGroupNames(pattern: string, tree: AST.Pattern): string {
  const numbers = groupNumbersIn(tree)
  const edits = Array.from(elementsIn(tree)).flatMap((element) => {
    if (element.type === 'Backreference') return [numberedReference(element, numbers)]
    return element.type === 'CapturingGroup' && element.name !== null ? [withoutName(element)] : []
  })
  edits.sort((a, b) => b.start - a.start)
  return edits.reduce((text, { start, end, insert }) => text.slice(0, start) + insert + text.slice(end), pattern)
}

interface Replacement {
  start: number
  end: number
  insert: string
}

const withoutName = ({ start, alternatives }: AST.CapturingGroup): Replacement => ({
  start,
  end: alternatives[0]?.start ?? start,
  insert: '(',
})

/** In a group of its own, since a digit behind it would belong to the number. */
function numberedReference(
  { start, end, resolved }: AST.Backreference,
  numbers: Map<AST.CapturingGroup, number>,
): Replacement {
  const group = Array.isArray(resolved) ? resolved[0] : resolved
  return { start, end, insert: `(?:\\${(group && numbers.get(group)) ?? 0})` }
}
