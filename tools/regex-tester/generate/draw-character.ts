import type { AST } from '@eslint-community/regexpp'
import { drawBelow, drawOne } from '#lib/random/draw.ts'
import type { RandomBytes } from '#lib/random/random-bytes.ts'
import { fitsOf } from '../pattern/fits-of.ts'

/** What takes characters in a pattern: a letter, an escape, a class, and what stands in one. */
type Taking = AST.CharacterClassElement | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass

/**
 * Draws a character that a part of a pattern takes, of those first that people read; with the flag `v` also one of its
 * strings. Undefined where none was found.
 */
export function drawCharacter(part: Taking, flags: string, random: RandomBytes): string | undefined {
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
  // Of what is listed each is as likely; a class of letters and Chinese characters gives both.
  if (part.type === 'CharacterClass' && !part.negate && part.elements.length > 0) {
    return drawCharacter(drawOne<Taking>(random, part.elements), flags, random)
  }
  return drawFitting(part.raw, flags, random)
}

/** How many characters are tried of all that there are. */
const maxTries = 4000

function drawFitting(source: string, flags: string, random: RandomBytes): string | undefined {
  const isByCodePoint = /[uv]/.test(flags)
  const fits = fitsOf(source, flags)
  const pools = [letters, signs, others].map((pool) => pool.filter(fits)).filter((pool) => pool.length > 0)
  const [first, ...more] = pools
  // Most of a text is letters and digits, where they fit.
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
