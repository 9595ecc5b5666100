import type { AST } from '@eslint-community/regexpp'
import { drawBelow, drawOne } from '#lib/random/draw.ts'
import type { RandomBytes } from '#lib/random/random-bytes.ts'
import { capturingGroupsIn } from '../pattern/elements-in.ts'
import { characterFlags, flagsWithin } from '../pattern/modes.ts'
import { drawCharacter } from './draw-character.ts'

/** In UTF-16 units: a repeat that wants more gives no text that anybody would read. */
const maxTextLength = 10_000

/** How many times more than it has to be something without a limit is repeated. */
const maxExtra = 5

/**
 * Writes a text that a pattern may match, by drawing one way through it. What lookarounds ask for is written or left out,
 * and places are not seen to, so that the text has to be tried. Undefined where there is no character, or too many.
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

  /** A lookaround may be met by what stands beside it, or ask for a text of its own. */
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
