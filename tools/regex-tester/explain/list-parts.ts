import type { AST } from '@eslint-community/regexpp'
import type { Localized } from '#kit/language.ts'
import { groupNumbersIn } from '../pattern/elements-in.ts'
import { type QuantifierBounds, quantifierBounds } from '../pattern/quantifier-bounds.ts'
import * as say from './part-descriptions.ts'
import type { PartKind } from './part-kinds.ts'

/** A part of a pattern in the output of `explain`. */
export interface Part extends Localized {
  depth: number
  kind: PartKind
  start: number
  end: number
  source: string
  min?: number
  max?: number
}

/** Lists the parts of a pattern, each before what it holds. */
export function listParts(pattern: AST.Pattern, flags: string): Part[] {
  const modes = { i: flags.includes('i'), m: flags.includes('m'), s: flags.includes('s') }
  return [...ofAlternatives(pattern.alternatives, { depth: 0, modes, numbers: groupNumbersIn(pattern) })]
}

interface Listing {
  depth: number
  modes: say.Modes
  numbers: Map<AST.CapturingGroup, number>
}

type Parts = Generator<Part, void>

const within = (listing: Listing): Listing => ({ ...listing, depth: listing.depth + 1 })

const partOf = (
  kind: PartKind,
  { start, end, raw }: Pick<AST.NodeBase, 'start' | 'end' | 'raw'>,
  { depth }: Listing,
  words: Localized,
): Part => ({ depth, kind, start, end, source: raw, ...words })

function* ofAlternatives(alternatives: readonly AST.Alternative[], listing: Listing): Parts {
  const [first] = alternatives
  const last = alternatives.at(-1)
  if (!first || !last) return
  if (alternatives.length === 1) {
    yield* ofElements(first.elements, listing)
    return
  }
  const raw = alternatives.map((alternative) => alternative.raw).join('|')
  const all = { start: first.start, end: last.end, raw }
  yield partOf('alternatives', all, listing, say.alternatives(alternatives.length))
  for (const [index, alternative] of alternatives.entries()) {
    const isEmpty = alternative.elements.length === 0
    yield partOf('alternative', alternative, within(listing), say.alternative(index + 1, isEmpty))
    yield* ofElements(alternative.elements, within(within(listing)))
  }
}

/** Adjacent characters are joined to one text. */
function* ofElements(elements: readonly AST.Element[], listing: Listing): Parts {
  let run: AST.Character[] = []
  for (const element of elements) {
    if (element.type === 'Character' && !say.isNamed(element.value)) {
      run.push(element)
      continue
    }
    yield* ofText(run, listing)
    run = []
    yield* ofElement(element, listing)
  }
  yield* ofText(run, listing)
}

function* ofText(run: readonly AST.Character[], listing: Listing): Parts {
  const [first] = run
  const last = run.at(-1)
  if (!first || !last) return
  const place = { start: first.start, end: last.end, raw: run.map(({ raw }) => raw).join('') }
  yield partOf('text', place, listing, say.text(textOf(run), listing.modes))
}

const textOf = (characters: readonly AST.Character[]): string =>
  characters.map(({ value }) => String.fromCodePoint(value)).join('')

function* ofElement(element: AST.Element, listing: Listing): Parts {
  switch (element.type) {
    case 'Character':
      yield partOf('text', element, listing, say.character(element.value, listing.modes))
      break
    case 'Quantifier': {
      const counts = quantifierBounds(element)
      yield { ...partOf('repeat', element, listing, say.repeat(counts, element.greedy)), ...bounds(counts) }
      yield* ofElements([element.element], within(listing))
      break
    }
    case 'Group': {
      const { modifiers, alternatives } = element
      yield partOf('group', element, listing, say.group(modifiers))
      yield* ofAlternatives(alternatives, { ...within(listing), modes: say.modified(listing.modes, modifiers) })
      break
    }
    case 'CapturingGroup': {
      const words = say.capture(listing.numbers.get(element) ?? 0, element.name)
      yield partOf('capture', element, listing, words)
      yield* ofAlternatives(element.alternatives, within(listing))
      break
    }
    case 'Backreference':
      yield partOf('backreference', element, listing, say.backreference(element.ref))
      break
    case 'Assertion':
      yield* ofAssertion(element, listing)
      break
    default:
      yield* ofSet(element, listing)
  }
}

/** As numbers, capped at the largest exact one. */
const bounds = ({ min, max }: QuantifierBounds): Pick<Part, 'min' | 'max'> => ({
  min: exact(min),
  ...(max !== undefined && { max: exact(max) }),
})
const exact = (digits: string): number => Math.min(Number(digits), Number.MAX_SAFE_INTEGER)

function* ofAssertion(assertion: AST.Assertion, listing: Listing): Parts {
  if (!('negate' in assertion)) {
    yield partOf(assertion.kind, assertion, listing, say.edge(assertion.kind, listing.modes))
    return
  }
  const not = assertion.negate ? 'not-' : ''
  if (assertion.kind === 'word') {
    yield partOf(`${not}boundary`, assertion, listing, say.boundary(assertion.negate))
    return
  }
  const kind = assertion.kind === 'lookahead' ? (`${not}ahead` as const) : (`${not}behind` as const)
  yield partOf(kind, assertion, listing, say.lookaround(kind))
  yield* ofAlternatives(assertion.alternatives, within(listing))
}

type SetPart =
  | AST.CharacterSet
  | AST.CharacterClassElement
  | AST.CharacterClass
  | AST.ClassIntersection
  | AST.ClassSubtraction

/** Lists a character class and its members. */
function* ofSet(set: SetPart, listing: Listing): Parts {
  switch (set.type) {
    case 'Character':
      yield partOf('text', set, listing, say.character(set.value, listing.modes))
      break
    case 'CharacterClassRange':
      yield partOf('range', set, listing, say.range(set.min.value, set.max.value))
      break
    case 'ClassStringDisjunction':
      yield partOf('strings', set, listing, say.strings(set.alternatives.map(({ elements }) => textOf(elements))))
      break
    case 'CharacterSet':
      yield ofCharacterSet(set, listing)
      break
    case 'CharacterClass': {
      const kind = set.negate ? 'not-class' : 'class'
      yield partOf(kind, set, listing, say.characterClass(set.negate, set.elements.length === 0))
      for (const element of set.elements) yield* ofSet(element, within(listing))
      break
    }
    case 'ExpressionCharacterClass':
      yield partOf(set.negate ? 'not-class' : 'class', set, listing, say.characterClass(set.negate, false))
      yield* ofSet(set.expression, within(listing))
      break
    case 'ClassIntersection':
    case 'ClassSubtraction': {
      const isCommon = set.type === 'ClassIntersection'
      yield partOf(isCommon ? 'intersection' : 'subtraction', set, listing, say.operation(isCommon))
      yield* ofSet(set.left, within(listing))
      yield* ofSet(set.right, within(listing))
    }
  }
}

function ofCharacterSet(set: AST.CharacterSet, listing: Listing): Part {
  if (set.kind === 'any') return partOf('any', set, listing, say.any(listing.modes))
  const not = set.negate ? 'not-' : ''
  if (set.kind === 'property') return partOf(`${not}property`, set, listing, say.property(set))
  return partOf(`${not}${set.kind}`, set, listing, say.shorthand(set.kind, set.negate))
}
