import type { AST } from '@eslint-community/regexpp'
import { classCharacter } from './characters.ts'
import { type Dialect, lacks } from './dialect.ts'
import { propertyOf } from './property.ts'

/** Matches any character, and no character. */
const everything = '[\\s\\S]'
const never = '[^\\s\\S]'

/** One side of an operation of the flag v. */
type Operand = AST.ClassIntersection['left'] | AST.ClassSubtraction['left']
type Element = AST.CharacterClassElement | Operand

/** Writes a class of characters. */
export function characterClass(set: AST.CharacterClass | AST.ExpressionCharacterClass, dialect: Dialect): string {
  if (set.type === 'ExpressionCharacterClass') return expression(set, dialect)
  const { elements, negate } = set
  if (elements.length === 0 || holdsBoth(elements)) return negate === (elements.length === 0) ? everything : never
  return `[${negate ? '^' : ''}${union(elements, dialect)}]`
}

/** `[\w\W]` is an idiom for any character; translated part by part it might leave gaps. */
function holdsBoth(elements: readonly Element[]): boolean {
  const sets = elements.flatMap((element) =>
    element.type === 'CharacterSet' && element.kind !== 'property' ? [element] : [],
  )
  return sets.some(({ kind, negate }) => sets.some((other) => other.kind === kind && other.negate !== negate))
}

function union(elements: readonly Element[], dialect: Dialect): string {
  const [first, ...rest] = joinHalves(elements)
  if (first === undefined) return ''
  return [first, ...rest].map((element) => classElement(element, dialect)).join('')
}

/** Without the flag u a surrogate pair is parsed as two characters; the pair is meant. */
function joinHalves(elements: readonly Element[]): (Element | number)[] {
  const joined: (Element | number)[] = []
  for (const element of elements) {
    const before = joined.at(-1)
    const isPair =
      element.type === 'Character' &&
      isLowSurrogate(element.value) &&
      typeof before === 'object' &&
      before.type === 'Character' &&
      isHighSurrogate(before.value)
    if (isPair) joined[joined.length - 1] = (before.value - 0xd800) * 0x400 + (element.value - 0xdc00) + 0x10000
    else joined.push(element)
  }
  return joined
}

export const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00
export const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code < 0xe000

function classElement(element: Element | number, dialect: Dialect): string {
  if (typeof element === 'number') return classCharacter(element, dialect)
  switch (element.type) {
    case 'Character':
      return classCharacter(element.value, dialect)
    case 'CharacterClassRange':
      return `${classCharacter(element.min.value, dialect)}-${classCharacter(element.max.value, dialect)}`
    case 'CharacterSet':
      return element.kind === 'property' ? property(element, dialect) : withinClass(element, dialect)
    case 'CharacterClass':
      if (!element.negate && !holdsBoth(element.elements)) return union(element.elements, dialect)
      if (!dialect.hasNestedClasses) throw lacks(dialect, '[…[^…]]')
      return characterClass(element, dialect)
    default:
      throw lacks(dialect, element.raw)
  }
}

/** Writes `\d`, `\s`, `\w` or their negations outside a class. */
export function characterSet({ kind, negate }: AST.EscapeCharacterSet, dialect: Dialect): string {
  const inside = { digit: '0-9', word: 'A-Za-z0-9_', space: dialect.space }[kind]
  if (inside === '\\s') return negate ? '\\S' : '\\s'
  return `[${negate ? '^' : ''}${inside}]`
}

function withinClass(set: AST.EscapeCharacterSet, dialect: Dialect): string {
  const { kind, negate } = set
  if (negate)
    return dialect.hasNestedClasses ? characterSet(set, dialect) : { digit: '\\D', word: '\\W', space: '\\S' }[kind]
  return { digit: '0-9', word: 'A-Za-z0-9_', space: dialect.space }[kind]
}

/** Writes a property of characters: `\p{…}`. */
export function property(set: AST.UnicodePropertyCharacterSet, dialect: Dialect): string {
  const written = set.strings ? undefined : dialect.property(propertyOf(set))
  if (written === undefined) throw lacks(dialect, set.raw)
  return `\\${set.negate ? 'P' : 'p'}{${written}}`
}

/** The intersection or difference of two classes: by lookahead, or within a class where that is possible. */
type Expression = Pick<AST.ExpressionCharacterClass, 'expression' | 'negate'>

function expression({ expression: pair, negate }: Expression, dialect: Dialect): string {
  const [left, right] = [operand(pair.left, dialect), operand(pair.right, dialect)]
  const isCommon = pair.type === 'ClassIntersection'
  if (dialect.lookahead) {
    const looked = isCommon ? `(?=${left})${right}` : `(?!${right})${left}`
    return negate ? `(?:(?!${looked})${everything})` : `(?:${looked})`
  }
  if (!dialect.hasNestedClasses) throw lacks(dialect, isCommon ? '[…&&…]' : '[…--…]')
  return `[${negate ? '^' : ''}${left}${isCommon ? '&&' : '--'}${right}]`
}

function operand(side: Operand, dialect: Dialect): string {
  switch (side.type) {
    case 'ClassIntersection':
    case 'ClassSubtraction':
      return expression({ expression: side, negate: false }, dialect)
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return characterClass(side, dialect)
    default:
      return `[${classElement(side, dialect)}]`
  }
}
