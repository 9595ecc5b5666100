import { drawBelow, drawOne, drawSome } from '#lib/random/draw.ts'
import type { RandomBytes } from '#lib/random/random-bytes.ts'
import { arrangements, countPasswords, type PasswordForm } from './count-passwords.ts'

export type PasswordRules = Omit<PasswordForm, 'sizes'>

/**
 * Returns a generator of passwords that are uniformly distributed. Where every kind is required, passwords are drawn
 * until one has all kinds (rejection sampling). Where that would take long, as with four characters of four kinds, one
 * character of each kind is placed first; since a password with several characters of a kind can then arise in several
 * ways, it is accepted with the inverse probability.
 */
export function passwordGenerator(kinds: string[][], rules: PasswordRules, random: RandomBytes): () => string {
  const all = kinds.flat()
  const { length, noRepeats, eachKind } = rules
  const draw = () =>
    noRepeats ? drawSome(random, all, length).drawn : Array.from({ length }, () => drawOne(random, all))
  if (!eachKind) return () => draw().join('')
  const kindOf = new Map(kinds.flatMap((characters, kind) => characters.map((character) => [character, kind] as const)))
  const countsOf = (password: string[]) => {
    const counts = new Array<number>(kinds.length).fill(0)
    for (const character of password) counts[kindOf.get(character) ?? 0] = (counts[kindOf.get(character) ?? 0] ?? 0) + 1
    return counts
  }

  const isPlacing = prefersPlacing(kinds, rules)
  const isAccepted = isPlacing
    ? (counts: number[]) => counts.every((count) => drawBelow(random, count) === 0)
    : (counts: number[]) => !counts.includes(0)
  return () => {
    for (;;) {
      const password = isPlacing ? drawPlaced(kinds, rules, random) : draw()
      if (isAccepted(countsOf(password))) return password.join('')
    }
  }
}

/**
 * Whether placing one of each kind first has the higher acceptance rate: the accepted passwords are the same, so the
 * way with fewer candidates is better.
 */
function prefersPlacing(kinds: string[][], { length, noRepeats }: PasswordRules): boolean {
  const sizes = kinds.map((characters) => characters.length)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const drawn = countPasswords({ sizes, length, noRepeats, eachKind: false })
  const rest = length - kinds.length
  const fillings = noRepeats ? arrangements(all - kinds.length, rest) : BigInt(all) ** BigInt(rest)
  const placed = sizes.reduce((product, size) => product * BigInt(size), arrangements(length, kinds.length)) * fillings
  return placed < drawn
}

/** Places one character of each kind at random positions, and any characters at the others. */
function drawPlaced(kinds: string[][], { length, noRepeats }: PasswordRules, random: RandomBytes): string[] {
  const chosen = kinds.map((characters) => drawOne(random, characters))
  const all = kinds.flat()
  const rest = length - kinds.length
  const others = noRepeats
    ? drawSome(
        random,
        all.filter((character) => !chosen.includes(character)),
        rest,
      ).drawn
    : Array.from({ length: rest }, () => drawOne(random, all))
  const places = drawSome(
    random,
    Array.from({ length }, (_, place) => place),
    kinds.length,
  ).drawn
  const password = new Array<string>(length)
  for (const [kind, place] of places.entries()) password[place] = chosen[kind] ?? ''
  for (let place = 0, next = 0; place < length; place++) password[place] ??= others[next++] ?? ''
  return password
}
