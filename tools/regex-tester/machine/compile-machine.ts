import type { AST } from '@eslint-community/regexpp'
import { type CharacterMatcher, characterMatcherOf, escapedCharacter } from '../pattern/character-matcher.ts'
import { capturingGroupsIn } from '../pattern/elements-in.ts'
import { characterFlags, flagsWithin } from '../pattern/modes.ts'

/** A part of a pattern: its source, and its offset. */
export interface Part {
  source: string
  start: number
}

/** One instruction of a backtracking virtual machine. */
export type Instruction =
  /** Matches a character, in a lookbehind the one before. */
  | { does: 'take'; part: Part; fits: CharacterMatcher; isBehind: boolean }
  | { does: 'stand'; part: Part; holds: (text: string, position: number) => boolean }
  /** Matches the text of a group again; of groups that share a name at most one has matched. */
  | { does: 'refer'; part: Part; groups: number[]; sameAs: (character: string) => CharacterMatcher; isBehind: boolean }
  /** Continues at the next instruction, and pushes the other one for backtracking. */
  | { does: 'fork'; part: Part; other: number }
  | { does: 'go'; to: number }
  /** Saves the position as a boundary of a group. */
  | { does: 'save'; slot: number }
  /** Resets the counter of a repeat. */
  | { does: 'begin'; register: number }
  /** Repeats once more, or leaves the loop. */
  | { does: 'loop'; part: Part; register: number; min: number; max: number; isGreedy: boolean; exit: number }
  /** Begins a round: resets the groups within the repeat. */
  | { does: 'turn'; register: number; groups: [from: number, to: number] }
  /** Ends a round; an empty one that `min` does not ask for fails. */
  | { does: 'turned'; register: number; min: number; to: number }
  | { does: 'look'; part: Part; isNegated: boolean; exit: number }
  | { does: 'done' }

/** A pattern as instructions. */
export interface Machine {
  instructions: Instruction[]
  groups: number
  /** How many repeats are counted. */
  registers: number
  isByCodePoint: boolean
}

/** Translates a pattern of ECMAScript (ECMA-262, section 22.2.2) into instructions. */
export function compileMachine(tree: AST.Pattern, flags: string): Machine {
  const groups = capturingGroupsIn(tree)
  const numbers = new Map(groups.map((group, index) => [group, index + 1]))
  const writing: Writing = { instructions: [], numbers, count: { registers: 0 }, flags, isBehind: false }
  writeAlternatives(tree, writing)
  writing.instructions.push({ does: 'done' })
  return {
    instructions: writing.instructions,
    groups: groups.length,
    registers: writing.count.registers,
    isByCodePoint: /[uv]/.test(flags),
  }
}

interface Writing {
  instructions: Instruction[]
  numbers: Map<AST.CapturingGroup, number>
  count: { registers: number }
  flags: string
  /** A lookbehind is matched from its end to its beginning. */
  isBehind: boolean
}

const partOf = ({ raw, start }: AST.NodeBase): Part => ({ source: raw, start })

function writeAlternatives(
  node: { alternatives: readonly AST.Alternative[]; raw: string; start: number },
  writing: Writing,
): void {
  const { instructions, isBehind } = writing
  const goes: { does: 'go'; to: number }[] = []
  for (const [index, { elements }] of node.alternatives.entries()) {
    const next = node.alternatives[index + 1]
    const part = next && (next.raw === '' ? { source: node.raw, start: node.start } : partOf(next))
    const fork = part && { does: 'fork' as const, part, other: 0 }
    if (fork) instructions.push(fork)
    for (const element of isBehind ? elements.toReversed() : elements) writeElement(element, writing)
    if (!fork) continue
    const go = { does: 'go' as const, to: 0 }
    goes.push(go)
    instructions.push(go)
    fork.other = instructions.length
  }
  for (const go of goes) go.to = instructions.length
}

function writeElement(element: AST.Element, writing: Writing): void {
  const { instructions, isBehind, flags } = writing
  switch (element.type) {
    case 'Quantifier':
      writeRepeat(element, writing)
      return
    case 'Group':
      writeAlternatives(element, { ...writing, flags: flagsWithin(element, flags) })
      return
    case 'CapturingGroup': {
      const slot = ((writing.numbers.get(element) ?? 1) - 1) * 2
      instructions.push({ does: 'save', slot: isBehind ? slot + 1 : slot })
      writeAlternatives(element, writing)
      instructions.push({ does: 'save', slot: isBehind ? slot : slot + 1 })
      return
    }
    case 'Assertion':
      writeAssertion(element, writing)
      return
    case 'Backreference':
      instructions.push(referenceOf(element, writing))
      return
    default:
      instructions.push({
        does: 'take',
        part: partOf(element),
        fits: characterMatcherOf(element.raw, characterFlags(flags)),
        isBehind,
      })
  }
}

function writeRepeat(node: AST.Quantifier, writing: Writing): void {
  const { element, min, max, greedy } = node
  const { instructions } = writing
  const register = writing.count.registers++
  const loop = { does: 'loop' as const, part: partOf(node), register, min, max, isGreedy: greedy, exit: 0 }
  instructions.push({ does: 'begin', register })
  const to = instructions.push(loop) - 1
  instructions.push({ does: 'turn', register, groups: groupsWithin(node, writing) })
  writeElement(element, writing)
  loop.exit = instructions.push({ does: 'turned', register, min, to })
}

/** The groups in a repeat: the first, and the one behind the last. */
function groupsWithin({ element, start, end }: AST.Quantifier, { numbers }: Writing): [number, number] {
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return [0, 0]
  const within = Array.from(numbers).filter(([group]) => group.start >= start && group.end <= end)
  const first = within[0]?.[1]
  return first === undefined ? [0, 0] : [first - 1, first - 1 + within.length]
}

function writeAssertion(node: AST.Assertion, writing: Writing): void {
  const { instructions, flags } = writing
  if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
    const look = { does: 'look' as const, part: partOf(node), isNegated: node.negate, exit: 0 }
    instructions.push(look)
    writeAlternatives(node, { ...writing, isBehind: node.kind === 'lookbehind' })
    look.exit = instructions.push({ does: 'done' })
    return
  }
  instructions.push({ does: 'stand', part: partOf(node), holds: placeOf(node, flags) })
}

function placeOf(node: AST.EdgeAssertion | AST.WordBoundaryAssertion, flags: string) {
  if (node.kind === 'word') {
    // With i and u together, ſ and the kelvin sign are word characters as well (WordCharacters).
    const isWord = characterMatcherOf('\\w', characterFlags(flags))
    const isWordAt = (text: string, at: number): boolean => isWord(text.charAt(at))
    return (text: string, position: number): boolean =>
      (isWordAt(text, position - 1) !== isWordAt(text, position)) !== node.negate
  }
  const isLineEnd = (character: string): boolean => flags.includes('m') && /[\n\r\u2028\u2029]/.test(character)
  if (node.kind === 'start')
    return (text: string, position: number): boolean => position === 0 || isLineEnd(text.charAt(position - 1))
  return (text: string, position: number): boolean => position === text.length || isLineEnd(text.charAt(position))
}

function referenceOf(node: AST.Backreference, { numbers, flags, isBehind }: Writing): Instruction {
  const resolved = Array.isArray(node.resolved) ? node.resolved : [node.resolved]
  const groups = resolved.flatMap((group) => (numbers.get(group) ?? 1) - 1)
  const cache = new Map<string, CharacterMatcher>()
  const modes = characterFlags(flags)
  const sameAs = (character: string): CharacterMatcher => {
    const fits = cache.get(character) ?? characterMatcherOf(escapedCharacter(character, modes), modes)
    cache.set(character, fits)
    return fits
  }
  return { does: 'refer', part: partOf(node), groups, sameAs, isBehind }
}
