import type { Field, ObjectType } from './shape.ts'

/** The context of a shape. */
export interface TypeContext {
  parent: TypeAtPath | undefined
  key: string
  isItem: boolean
  depth: number
}

/** The depth to which types are inferred, in levels. Emitters may recurse at each level. */
export const maxDepth = 500

/** The number of keys that names are made from. */
const keyLimit = 16

/** An object type, named by the path where it was first found. */
export class TypeAtPath implements ObjectType {
  fields: Field[] = []
  keys: string[]
  isItem: boolean
  name?: string
  description?: string
  isClosed?: boolean
  isAmbiguous?: boolean
  private parent: TypeAtPath | undefined
  private key: string

  constructor({ parent, key, isItem }: TypeContext) {
    this.parent = parent
    this.key = key
    this.isItem = isItem
    this.keys = parent ? [key] : []
  }

  /** Lazy, since all paths together would take quadratic memory in the depth. */
  get path(): string[] {
    const keys: string[] = []
    for (let type: TypeAtPath = this; type.parent; type = type.parent) keys.push(type.key)
    return keys.reverse()
  }

  /** Notes another key that leads to it. */
  meetAgain(key: string): void {
    if (key !== '' && this.keys.length < keyLimit && !this.keys.includes(key)) this.keys.push(key)
  }
}
