/** Writes a name with a capital, as it stands behind `get`; a letter whose capital is two letters keeps its case. */
export function capitalized(name: string): string {
  const [first = ''] = name
  const upper = first.toUpperCase()
  return first.length === 1 && upper.length === 1 ? upper + name.slice(1) : name
}

/**
 * Says whether Jackson finds a property by its getter: it makes all capitals at the beginning small, so that `getAB` is
 * of `ab`, not of `aB`; and a boolean's own `is` is a part of what it reads as a getter.
 */
export function isFoundByGetter(name: string, isPrimitiveBoolean: boolean): boolean {
  const behindGet = capitalized(name).replace(/^\p{Lu}+/u, (capitals) => capitals.toLowerCase())
  return behindGet === name && !(isPrimitiveBoolean && /^is\P{Ll}/u.test(name))
}
