import type { AST } from '@eslint-community/regexpp'

/**
 * Whether a group has taken part when a reference to it is tried: always, never, or depending on the text. `stale` is
 * like `perhaps`, but other languages may still hold what the group matched in an earlier round of a repeat, which
 * ECMAScript forgets. A reference to a group that took no part matches the empty text in ECMAScript alone.
 */
export type Participation = 'always' | 'never' | 'perhaps' | 'stale'

type Parent = AST.Node | null

export function participationOf(reference: AST.Backreference, group: AST.CapturingGroup): Participation {
  const around = ancestorsOf(reference)
  if (around.has(group)) return 'never'
  let isCertain = true
  let inner: AST.Node = group
  let node: Parent = group.parent
  for (; node && !around.has(node); node = node.parent) {
    if (isNegative(node)) return 'never'
    if (!isCertain && repeats(node)) return 'stale'
    if (isOptional(node)) isCertain = false
    inner = node
  }
  if (node?.type !== 'Alternative' || !isBefore(inner, reference, node)) return 'never'
  return isCertain ? 'always' : isRepeated(node) ? 'stale' : 'perhaps'
}

function ancestorsOf(reference: AST.Backreference): Set<Parent> {
  const around = new Set<Parent>()
  for (let node: Parent = reference.parent; node; node = node.parent) around.add(node)
  return around
}

const isNegative = (node: AST.Node): boolean => node.type === 'Assertion' && 'negate' in node && node.negate

const repeats = (node: AST.Node): boolean => node.type === 'Quantifier' && node.max > 1

const isOptional = (node: AST.Node): boolean =>
  node.type === 'Quantifier' ? node.min === 0 : 'alternatives' in node && node.alternatives.length > 1

/** A lookbehind is matched from its end. */
function isBefore(group: AST.Node, reference: AST.Node, both: AST.Node): boolean {
  for (let node: Parent = both; node; node = node.parent) {
    if (node.type === 'Assertion') return group.start < reference.start === (node.kind === 'lookahead')
  }
  return group.start < reference.start
}

function isRepeated(inner: AST.Node): boolean {
  for (let node: Parent = inner; node; node = node.parent) if (repeats(node)) return true
  return false
}
