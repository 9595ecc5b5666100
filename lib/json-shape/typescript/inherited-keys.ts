/** Keys that every JavaScript object inherits from `Object.prototype`, such as `constructor`. */
export const inheritedKeys: ReadonlySet<string> = new Set(
  Object.getOwnPropertyNames(Object.prototype).filter((name) => !name.startsWith('__')),
)
