/** Keys that an object which lacks them has from all objects of JavaScript: its constructor, say. */
export const inheritedKeys: ReadonlySet<string> = new Set(
  Object.getOwnPropertyNames(Object.prototype).filter((name) => !name.startsWith('__')),
)
