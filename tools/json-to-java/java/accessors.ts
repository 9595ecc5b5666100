/** Capitalizes a name as in getters; a letter whose uppercase is two letters keeps its case. */
export function capitalized(name: string): string {
  const [first = ''] = name
  const upper = first.toUpperCase()
  return first.length === 1 && upper.length === 1 ? upper + name.slice(1) : name
}

/**
 * Whether Jackson finds a property by its getter: it lowercases all leading capitals, so `getAB` is the getter of `ab`,
 * not of `aB`; and it takes the `is` of a boolean's own name for that of a getter.
 */
export function isFoundByGetter(name: string, isPrimitiveBoolean: boolean): boolean {
  const behindGet = capitalized(name).replace(/^\p{Lu}+/u, (capitals) => capitals.toLowerCase())
  return behindGet === name && !(isPrimitiveBoolean && /^is\P{Ll}/u.test(name))
}
