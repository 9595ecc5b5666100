import type { AST } from '@eslint-community/regexpp'
import { quantifierBounds } from '../pattern/quantifier-bounds.ts'
import { character } from './characters.ts'
import { characterClass, characterSet, isHighSurrogate, isLowSurrogate, property } from './classes.ts'
import { type Dialect, lacks } from './dialect.ts'
import { type Numbering, numberGroups } from './numbering.ts'
import { participationOf } from './participation.ts'
import type { WarningCode } from './warnings.ts'
import { widthOf } from './width.ts'

/** Whether `^` and `$` are about lines, and whether a dot is any character. */
interface Modes {
  m: boolean
  s: boolean
}

interface Writing {
  dialect: Dialect
  numbering: Numbering
  /** The modes that are switched on for the whole pattern in the language. */
  whole: Modes
  /** Those of ECMAScript at this place. */
  here: Modes
  settings: Settings
}

/** Says what finds something else than in ECMAScript. */
export type Warn = (code: WarningCode) => void

interface Settings {
  warn: Warn
  /** Whether a reference to a group that took no part matches the empty text, as in ECMAScript alone. */
  isUnsetEmpty: boolean
}

/**
 * Writes a pattern of ECMAScript in another language's syntax, so that it finds the same.
 *
 * @throws unsupported
 */
export function translate(pattern: AST.Pattern, flags: string, dialect: Dialect, settings: Settings): string {
  const here = { m: flags.includes('m'), s: flags.includes('s') }
  const whole = { m: here.m && dialect.lineMode !== undefined, s: here.s }
  return alternatives(pattern.alternatives, {
    dialect,
    numbering: numberGroups(pattern, dialect),
    whole,
    here,
    settings,
  })
}

/** Any character but a line end. */
const notLineEnd = (dialect: Dialect): string => `[^\\r\\n${dialect.escape(0x2028)}${dialect.escape(0x2029)}]`

const alternatives = (branches: readonly AST.Alternative[], writing: Writing): string =>
  branches.map(({ elements }) => sequence(elements, writing)).join('|')

function sequence(elements: readonly AST.Element[], writing: Writing): string {
  let written = ''
  for (let index = 0; index < elements.length; index++) {
    const element = elements[index]
    const next = elements[index + 1]
    if (!element) break
    const pair = pairOf(element, next)
    if (pair !== undefined) {
      written += pairOfUnits(pair, next, writing)
      index++
    } else {
      const own = elementIn(element, writing)
      // A digit behind it would belong to the number.
      const isOpen = /\\\d+$/.test(own) && element.type === 'Backreference' && next?.type === 'Character'
      written += isOpen ? `(?:${own})` : own
    }
  }
  return written
}

/** Without the flag u a character beyond U+FFFF is two; a quantifier behind it would apply to its low surrogate. */
function pairOf(first: AST.Element, second: AST.Element | undefined): number | undefined {
  if (first.type !== 'Character' || !isHighSurrogate(first.value)) return undefined
  const half = second?.type === 'Quantifier' ? second.element : second
  if (half?.type !== 'Character' || !isLowSurrogate(half.value)) return undefined
  return (first.value - 0xd800) * 0x400 + (half.value - 0xdc00) + 0x10000
}

const pairOfUnits = (code: number, second: AST.Element | undefined, { dialect }: Writing): string =>
  second?.type === 'Quantifier' ? `(?:${character(code, dialect)})${times(second, dialect)}` : character(code, dialect)

function elementIn(element: AST.Element, writing: Writing): string {
  const { dialect, numbering, here, whole } = writing
  switch (element.type) {
    case 'Character':
      return character(element.value, dialect)
    case 'CharacterSet':
      if (element.kind === 'any') return here.s ? (whole.s ? '.' : '[\\s\\S]') : notLineEnd(dialect)
      return element.kind === 'property' ? property(element, dialect) : characterSet(element, dialect)
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return characterClass(element, dialect)
    case 'Quantifier':
      return repeated(element.element, writing) + times(element, dialect)
    case 'Group':
      return group(element, writing)
    case 'CapturingGroup': {
      const name = numbering.names.get(element)
      return `${name === undefined ? '(' : dialect.named(name)}${alternatives(element.alternatives, writing)})`
    }
    case 'Backreference':
      return reference(element, writing)
    case 'Assertion':
      return assertion(element, writing)
  }
}

/** A quantified part must be a single atom. */
function repeated(element: AST.QuantifiableElement, writing: Writing): string {
  const own = elementIn(element, writing)
  const isWide = element.type === 'Character' && element.value > 0xffff
  return isWide || element.type === 'Assertion' ? `(?:${own})` : own
}

function times(quantifier: AST.Quantifier, dialect: Dialect): string {
  const counts = quantifierBounds(quantifier)
  const maxCount = counts.max ?? counts.min
  if (Number(maxCount) > dialect.maxRepeats) throw lacks(dialect, `{${maxCount}}`)
  return counted(quantifier.min, quantifier.max) + (quantifier.greedy ? '' : '?')
}

function counted(min: number, max: number): string {
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`
  if (min === 0 && max === 1) return '?'
  return min === max ? `{${min}}` : `{${min},${max}}`
}

/** Only case-insensitivity is left to the language's modes: anchors and dots are written out. */
function group({ modifiers, alternatives: branches }: AST.Group, writing: Writing): string {
  const { add, remove } = modifiers ?? {}
  const here = {
    m: (writing.here.m || add?.multiline === true) && remove?.multiline !== true,
    s: (writing.here.s || add?.dotAll === true) && remove?.dotAll !== true,
  }
  const letters = (add?.ignoreCase ? 'i' : '') + (remove?.ignoreCase ? '-i' : '')
  return `(?${letters}:${alternatives(branches, { ...writing, here })})`
}

/** Elsewhere a reference to a group that took no part fails; in ECMAScript it matches the empty text. */
function reference(element: AST.Backreference, { dialect, numbering, settings }: Writing): string {
  const { resolved, ref } = element
  const targets = [resolved].flat()
  const participations = targets.map((target) => (settings.isUnsetEmpty ? participationOf(element, target) : 'always'))
  if (participations.every((participation) => participation === 'never')) return '(?:)'
  const [target] = targets
  const source = typeof ref === 'number' ? `\\${ref}` : `\\k<${ref}>`
  if (!dialect.reference || !target) throw lacks(dialect, source)
  const name = numbering.names.get(target)
  const written = ({ named, numbered }: NonNullable<Dialect['reference']>): string =>
    name === undefined ? numbered(numbering.numbers.get(target) ?? 0) : named(name)
  if (participations.every((participation) => participation === 'always')) return written(dialect.reference)
  if (participations.includes('stale')) throw lacks(dialect, `(?:(…)?…)*…${source}`)
  if (!dialect.conditional) throw lacks(dialect, `(…)?…${source}`)
  return `${written(dialect.conditional)}${written(dialect.reference)})`
}

function assertion(element: AST.Assertion, writing: Writing): string {
  const { dialect, here, whole } = writing
  switch (element.kind) {
    case 'start':
      return here.m ? lineAnchor('^', writing) : whole.m ? '\\A' : '^'
    case 'end':
      return here.m ? lineAnchor('$', writing) : dialect.end
    case 'word':
      return element.negate ? dialect.notBoundary : dialect.boundary
    case 'lookahead':
      if (!dialect.lookahead) throw lacks(dialect, element.negate ? '(?!…)' : '(?=…)')
      return `(?${element.negate ? '!' : '='}${alternatives(element.alternatives, writing)})`
    case 'lookbehind':
      if (!fitsBehind(element, dialect)) throw lacks(dialect, element.negate ? '(?<!…)' : '(?<=…)')
      return `(?<${element.negate ? '!' : '='}${alternatives(element.alternatives, writing)})`
  }
}

/** Before or behind a line end, or an end of the text: not beside any other character. */
function lineAnchor(anchor: '^' | '$', { dialect, whole, settings }: Writing): string {
  const { lineMode } = dialect
  if (!lineMode) return `(?${anchor === '^' ? '<' : ''}!${notLineEnd(dialect)})`
  settings.warn(lineMode.misses)
  return whole.m ? anchor : `(?${lineMode.letters}:${anchor})`
}

function fitsBehind({ alternatives: branches }: AST.LookbehindAssertion, { lookbehind }: Dialect): boolean {
  const { min, max } = widthOf(branches)
  if (lookbehind === 'bounded') return Number.isFinite(max)
  if (lookbehind === 'fixed') return min === max
  if (lookbehind !== 'branches') return lookbehind === 'any'
  return branches.every((branch) => {
    const width = widthOf([branch])
    return width.min === width.max
  })
}
