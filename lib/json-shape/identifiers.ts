import { splitWords } from './split-words.ts'

/** A language's naming convention for one kind of identifier. */
export interface IdentifierStyle {
  casing: 'pascal' | 'camel' | 'snake'
  /** Words that are written in capitals, such as ID and URL. */
  initialisms?: ReadonlySet<string>
  /** The characters that an identifier may have, and those it may begin with. */
  part: RegExp
  start: RegExp
  /** The prefix of a name that would not begin with `start`, such as one with a digit. */
  prefix: string
  /** Reserved names: keywords, and names that everybody expects to mean something else. */
  reserved: ReadonlySet<string>
}

/** Joins words to an identifier; empty where the language allows none of their characters. */
export function identifierOf(words: readonly string[], style: IdentifierStyle): string {
  const written = words.map((word, at) => writeWord(word, at, style)).filter((word) => word !== '')
  const name = written.join(style.casing === 'snake' ? '_' : '')
  const [first = ''] = name
  return name === '' || style.start.test(first) ? name : style.prefix + name
}

function writeWord(word: string, at: number, { casing, initialisms, part }: IdentifierStyle): string {
  const lower = word.toLowerCase()
  const cased = casing === 'snake' || (casing === 'camel' && at === 0) ? lower : capitalized(lower, initialisms)
  return Array.from(cased)
    .filter((character) => part.test(character))
    .join('')
}

function capitalized(word: string, initialisms?: ReadonlySet<string>): string {
  const upper = word.toUpperCase()
  if (initialisms?.has(upper)) return upper
  if (upper.endsWith('S') && initialisms?.has(upper.slice(0, -1))) return `${upper.slice(0, -1)}s`
  const [first = ''] = word
  return first.toUpperCase() + word.slice(first.length)
}

/**
 * Gives each of some keys a unique name: members of one type, values of one enum. A key that is a valid name already
 * keeps it; of others that result in the same name the first one keeps it, the next ones are numbered. A key without a
 * character that the language allows is called by `fallback`: `field1`.
 */
export function nameKeys(keys: readonly string[], style: IdentifierStyle, fallback = 'field'): string[] {
  const taken = new NameSet(style.reserved)
  const names = keys.map((key) => identifierOf(splitWords(key), style))
  const chosen: string[] = []
  names.forEach((name, at) => {
    if (name !== '' && name === keys[at] && taken.isFree(name)) chosen[at] = taken.claim([name])
  })
  names.forEach((name, at) => {
    if (chosen[at] !== undefined) return
    chosen[at] = name === '' ? taken.claimNumbered(identifierOf([fallback], style), 1) : taken.claim([name])
  })
  return chosen
}

/** The names in use. */
export class NameSet {
  private taken = new Set<string>()
  private next = new Map<string, number>()
  private reserved: ReadonlySet<string>
  private fold: (name: string) => string

  /** @param fold maps names that count as the same to one, such as those that differ in case alone */
  constructor(reserved: ReadonlySet<string>, fold = (name: string) => name) {
    this.reserved = reserved
    this.fold = fold
  }

  isFree(name: string): boolean {
    return !this.reserved.has(name) && !this.taken.has(this.fold(name))
  }

  /** Claims the first name that is free, or else the first one with a number. */
  claim(candidates: readonly [string, ...string[]]): string {
    const free = candidates.find((name) => this.isFree(name))
    if (free === undefined) return this.claimNumbered(candidates[0], 2)
    this.taken.add(this.fold(free))
    return free
  }

  claimNumbered(name: string, first: number): string {
    let number = this.next.get(name) ?? first
    while (!this.isFree(name + number)) number++
    this.next.set(name, number + 1)
    this.taken.add(this.fold(name + number))
    return name + number
  }
}
