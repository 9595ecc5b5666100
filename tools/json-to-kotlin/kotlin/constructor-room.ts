/**
 * Says whether the constructor of a class can take its properties. The JVM gives a method 255 slots, of which a Long and
 * a Double take two each, `this` one, and what Kotlin adds for default values one for 32 properties and another.
 */
export function fitsConstructor(types: readonly string[]): boolean {
  const slots = types.reduce((sum, type) => sum + (/^(?:Long|ULong|Double)$/.test(type) ? 2 : 1), 0)
  return slots + Math.ceil(types.length / 32) + 3 <= 255
}
