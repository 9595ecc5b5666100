/**
 * The values that a PDF is made of (ISO 32000-2, 7.3). A name is a string, a string an instance of `PdfString`, an
 * indirect object an `IndirectObject`: references hold the object itself, so that unreferenced objects are not written.
 */
export type Value = null | boolean | number | string | PdfString | IndirectObject | Stream | Dict | Value[]

export type Dict = Map<string, Value>

/** A byte string, in Latin-1. */
export class PdfString {
  bytes: string

  constructor(bytes: string) {
    this.bytes = bytes
  }
}

/** An indirect object. */
export class IndirectObject {
  value: Value

  constructor(value: Value = null) {
    this.value = value
  }
}

/** A stream: its dictionary and bytes. The dictionary has no `Length`, which follows from the bytes. */
export class Stream {
  dict: Dict
  bytes: Uint8Array

  constructor(dict: Dict, bytes: Uint8Array) {
    this.dict = dict
    this.bytes = bytes
  }
}

/** Follows references to a value; they may be circular. */
export function resolve(value: Value | undefined): Value {
  let resolved = value ?? null
  for (let step = 0; resolved instanceof IndirectObject; step++) {
    if (step > maxReferences) return null
    resolved = resolved.value
  }
  return resolved
}

const maxReferences = 30

export function dictOf(value: Value | undefined): Dict | undefined {
  const resolved = resolve(value)
  return resolved instanceof Map ? resolved : resolved instanceof Stream ? resolved.dict : undefined
}

export function listOf(value: Value | undefined): Value[] | undefined {
  const resolved = resolve(value)
  return Array.isArray(resolved) ? resolved : undefined
}

export function nameOf(value: Value | undefined): string | undefined {
  const resolved = resolve(value)
  return typeof resolved === 'string' ? resolved : undefined
}

export function numberOf(value: Value | undefined): number | undefined {
  const resolved = resolve(value)
  return typeof resolved === 'number' ? resolved : undefined
}

/** The last indirect object in a chain of references. */
export function indirectObjectOf(value: Value | undefined): IndirectObject | undefined {
  let last = value
  for (let step = 0; last instanceof IndirectObject && step < maxReferences; step++) {
    if (!(last.value instanceof IndirectObject)) return last
    last = last.value
  }
  return undefined
}
