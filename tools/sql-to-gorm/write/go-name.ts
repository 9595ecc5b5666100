import { initialisms } from '#lib/go/initialisms.ts'

/** Makes an exported name of Go of a name in SQL: `user_id` is UserID. Chinese letters stay, behind an X that exports them. */
export function goName(name: string): string {
  const words = name
    .replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1_')
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter(Boolean)
  const joined = words.map(goWord).join('')
  return /^\p{Lu}/u.test(joined) ? joined : `X${joined}`
}

function goWord(word: string): string {
  const upper = word.toUpperCase()
  if (initialisms.has(upper)) return upper
  if (word.endsWith('s') && initialisms.has(upper.slice(0, -1))) return `${upper.slice(0, -1)}s`
  const rest = word.slice(1)
  return word.slice(0, 1).toUpperCase() + (word === upper ? rest.toLowerCase() : rest)
}

/** Names things so that no two are called alike: the second gets a number. */
export class NameSet {
  private taken: Set<string>
  /** The number that the next one of a name would get. */
  private counts = new Map<string, number>()

  constructor(reserved: readonly string[] = []) {
    this.taken = new Set(reserved)
  }

  has(name: string): boolean {
    return this.taken.has(name)
  }

  add(name: string): string {
    let free = name
    let count = this.counts.get(name) ?? 2
    for (; this.taken.has(free); count++) free = `${name}${count}`
    this.counts.set(name, count)
    this.taken.add(free)
    return free
  }
}
