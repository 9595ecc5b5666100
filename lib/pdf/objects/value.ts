/**
 * The values that a PDF is made of (ISO 32000-2, 7.3). A name is a string, a text an instance of `Text`, what stands by
 * itself a `Box`: who refers to it holds the box, so that what nothing refers to is in no file that is written.
 */
export type Value = null | boolean | number | string | Text | Box | Stream | Dict | Value[]

export type Dict = Map<string, Value>

/** A string of bytes, as Latin-1. */
export class Text {
  bytes: string

  constructor(bytes: string) {
    this.bytes = bytes
  }
}

/** An indirect object. */
export class Box {
  value: Value

  constructor(value: Value = null) {
    this.value = value
  }
}

/** Bytes with what is told of them. Its length is what it is: `Length` is not among its entries. */
export class Stream {
  dict: Dict
  bytes: Uint8Array

  constructor(dict: Dict, bytes: Uint8Array) {
    this.dict = dict
    this.bytes = bytes
  }
}

/** What a value is when references are followed; they may lead to each other in a circle. */
export function resolve(value: Value | undefined): Value {
  let found = value ?? null
  for (let step = 0; found instanceof Box; step++) {
    if (step > maxReferences) return null
    found = found.value
  }
  return found
}

const maxReferences = 30

export function dictOf(value: Value | undefined): Dict | undefined {
  const found = resolve(value)
  return found instanceof Map ? found : found instanceof Stream ? found.dict : undefined
}

export function listOf(value: Value | undefined): Value[] | undefined {
  const found = resolve(value)
  return Array.isArray(found) ? found : undefined
}

export function nameOf(value: Value | undefined): string | undefined {
  const found = resolve(value)
  return typeof found === 'string' ? found : undefined
}

export function numberOf(value: Value | undefined): number | undefined {
  const found = resolve(value)
  return typeof found === 'number' ? found : undefined
}

/** The box that a value refers to last, before it comes to what is no box. */
export function boxOf(value: Value | undefined): Box | undefined {
  let found = value
  for (let step = 0; found instanceof Box && step < maxReferences; step++) {
    if (!(found.value instanceof Box)) return found
    found = found.value
  }
  return undefined
}
