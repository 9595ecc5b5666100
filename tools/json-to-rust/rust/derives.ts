/** A struct or an enum, with the written types of its fields or variants. */
export interface DeclaredType {
  name: string
  isEnum: boolean
  types: string[]
}

/** A trait that a type should derive but cannot. */
export interface MissingTrait {
  type: string
  derive: string
}

/** The types that prevent deriving a trait of the standard library. */
const obstacles = new Map(
  Object.entries({
    Copy: /\bString\b|\b(?:Vec|HashMap|Box)<|\bserde_json::/,
    Default: /^serde_json::Number$/,
    Eq: /\bf64\b/,
    Hash: /\bf64\b|\bHashMap<|\bserde_json::/,
    Ord: /\bf64\b|\bHashMap<|\bserde_json::/,
    PartialOrd: /\bHashMap<|\bserde_json::/,
  }),
)

/** Finds the types that cannot derive a trait, since they contain types without it. */
export function typesWithoutTrait(trait: string, declared: readonly DeclaredType[]): Set<string> {
  const obstacle = obstacles.get(trait)
  if (!obstacle) return new Set()
  const needs = trait === 'Default' ? needsOfDefault : namesIn
  const holders = new Map<string, string[]>()
  const lacking = new Set<string>()
  for (const { name, isEnum, types } of declared) {
    // An enum has no default variant.
    if ((trait === 'Default' && isEnum) || types.some((type) => obstacle.test(type))) lacking.add(name)
    for (const held of types.flatMap(needs)) {
      const names = holders.get(held)
      if (names) names.push(name)
      else holders.set(held, [name])
    }
  }
  // Iterating a set also visits entries added meanwhile.
  for (const name of lacking) for (const holder of holders.get(name) ?? []) lacking.add(holder)
  return lacking
}

const namesIn = (type: string): string[] => type.match(/[\p{ID_Start}_][\p{ID_Continue}]*/gu) ?? []

/** An Option, a Vec and a HashMap have a default for any content. */
const needsOfDefault = (type: string): string[] => (/^(?:Option|Vec|HashMap)</.test(type) ? [] : namesIn(type))
