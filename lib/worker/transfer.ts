/** The transferables of a message, by its value. */
const taken = new WeakMap<object, Transferable[]>()

/** Marks what is moved to the other end when this value is sent, instead of copied: it is empty here afterwards. */
export function transfer<Value extends object>(value: Value, what: Transferable[]): Value {
  taken.set(value, what)
  return value
}

/** Tells what is to be moved with a value. */
export const transferOf = (value: unknown): Transferable[] => taken.get(Object(value)) ?? []
