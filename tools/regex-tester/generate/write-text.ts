import type { AST } from '@eslint-community/regexpp'
import { drawBelow, drawOne } from '#lib/random/draw.ts'
import type { RandomBytes } from '#lib/random/random-bytes.ts'
import { characterMatcherOf } from '../pattern/character-matcher.ts'
import { capturingGroupsIn } from '../pattern/elements-in.ts'
import { characterFlags, flagsWithin } from '../pattern/modes.ts'

/** In UTF-16 units: longer texts of repeats are of no use to anybody. */
const maxTextLength = 10_000

/** How many times beyond its minimum an unlimited quantifier repeats at most. */
const maxExtra = 5

/**
 * Writes a text that a pattern may match, along a random path through it. The content of lookarounds is written or left
 * out at random, and assertions are ignored, so that the text has to be tested. Undefined where no character fits, or
 * the text gets too long.
 */
export function writeText(tree: AST.Pattern, flags: string, random: RandomBytes): string | undefined {
  const groups = new Map<AST.CapturingGroup, string>()
  try {
    return new Writer(flags, random, groups, capturingGroupsIn(tree).length).alternatives(tree)
  } catch (error) {
    if (error instanceof NoText) return undefined
    throw error
  }
}

class NoText extends Error {}

class Writer {
  private readonly flags: string
  private readonly random: RandomBytes
  /** What each group has written last. */
  private readonly groups: Map<AST.CapturingGroup, string>
  private length = 0
  private parts = 0
  private readonly maxParts: number

  constructor(flags: string, random: RandomBytes, groups: Map<AST.CapturingGroup, string>, count: number) {
    this.flags = flags
    this.random = random
    this.groups = groups
    this.maxParts = maxTextLength * 2 + count
  }

  alternatives(node: { alternatives: readonly AST.Alternative[] }, flags = this.flags): string {
    return drawOne(this.random, node.alternatives)
      .elements.map((element) => this.element(element, flags))
      .join('')
  }

  private element(element: AST.Element, flags: string): string {
    if (++this.parts > this.maxParts) throw new NoText()
    switch (element.type) {
      case 'Group':
        return this.alternatives(element, flagsWithin(element, flags))
      case 'CapturingGroup': {
        const text = this.alternatives(element, flags)
        this.groups.set(element, text)
        return text
      }
      case 'Quantifier':
        return this.repeat(element, flags)
      case 'Assertion':
        return this.assertion(element, flags)
      case 'Backreference': {
        const groups = Array.isArray(element.resolved) ? element.resolved : [element.resolved]
        return this.counted(groups.map((group) => this.groups.get(group)).find((text) => text !== undefined) ?? '')
      }
      default: {
        const drawn = drawCharacter(element, characterFlags(flags), this.random)
        if (drawn === undefined) throw new NoText()
        return this.counted(drawn)
      }
    }
  }

  private repeat({ element, min, max }: AST.Quantifier, flags: string): string {
    if (min > maxTextLength) throw new NoText()
    const extra = drawBelow(this.random, Math.min(max - min, Math.max(maxExtra, max === Infinity ? 0 : 9)) + 1)
    return Array.from({ length: min + extra }, () => this.element(element, flags)).join('')
  }

  /** A lookaround may be satisfied by the text around it, or need a text of its own. */
  private assertion(element: AST.Assertion, flags: string): string {
    const isLook = element.kind === 'lookahead' || element.kind === 'lookbehind'
    return isLook && !element.negate && drawBelow(this.random, 2) === 0 ? this.alternatives(element, flags) : ''
  }

  private counted(text: string): string {
    this.length += text.length
    if (this.length > maxTextLength) throw new NoText()
    return text
  }
}

/** An element that matches a character: a letter, an escape, a class, or a member of one. */
type Taking = AST.CharacterClassElement | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass

/**
 * Draws a character that a part of a pattern matches, readable ones first; with the flag `v` also one of its strings.
 * Undefined where none was found.
 */
function drawCharacter(part: Taking, flags: string, random: RandomBytes): string | undefined {
  if (part.type === 'Character') return String.fromCodePoint(part.value)
  if (part.type === 'CharacterClassRange') {
    const { min, max } = part
    return String.fromCodePoint(min.value + drawBelow(random, max.value - min.value + 1))
  }
  if (part.type === 'ClassStringDisjunction') {
    return drawOne(random, part.alternatives)
      .elements.map(({ value }) => String.fromCodePoint(value))
      .join('')
  }
  // Each member of a class is equally likely: one of letters and Chinese characters gives both.
  if (part.type === 'CharacterClass' && !part.negate && part.elements.length > 0) {
    return drawCharacter(drawOne<Taking>(random, part.elements), flags, random)
  }
  return drawFitting(part.raw, flags, random)
}

/** How many random characters of all Unicode are tried. */
const maxTries = 4000

function drawFitting(source: string, flags: string, random: RandomBytes): string | undefined {
  const isByCodePoint = /[uv]/.test(flags)
  const fits = characterMatcherOf(source, flags)
  const pools = [letters, signs, others].map((pool) => pool.filter(fits)).filter((pool) => pool.length > 0)
  const [first, ...more] = pools
  // Prefers letters and digits.
  if (first) return drawOne(random, more.length > 0 && drawBelow(random, 8) === 0 ? drawOne(random, more) : first)
  for (let tries = 0; tries < maxTries; tries++) {
    const code = drawBelow(random, isByCodePoint ? 0x110000 : 0x10000)
    const character = String.fromCodePoint(code)
    if ((code < 0xd800 || code > 0xdfff) && fits(character)) return character
  }
  return undefined
}

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
const signs = [...' -_.,:;!?@#%&*+=/()[]{}<>"\'$^~|`\\']
/** A few of many scripts, so that properties of them seldom have to be searched for. */
const others = [
  ...'éßçñöåøÉÖ中文字符测试正则表达式あいうアイウ한국어ЖдяБαβγΩעבאعربไทยनमस्ते€¥£°½²—“”…，。？、《》\t\n\u3000',
  ...['🙂', '🚀', '👍', '\u00a0'],
]
