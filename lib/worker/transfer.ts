/** The transfer list of each marked value. */
const transferLists = new WeakMap<object, Transferable[]>()

/** Marks what is transferred instead of copied when this value is sent; it is detached here afterwards. */
export function transfer<Value extends object>(value: Value, what: Transferable[]): Value {
  transferLists.set(value, what)
  return value
}

/** Returns the transfer list of a value. */
export const transferListOf = (value: unknown): Transferable[] => transferLists.get(Object(value)) ?? []
