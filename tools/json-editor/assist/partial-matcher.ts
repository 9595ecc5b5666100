import type { Schema } from '@cfworker/json-schema'
import { type LooseValue, scalarOf } from './parse-loosely.ts'

interface MatchOptions {
  text: string
  /** The value that is being typed: it matches every schema. */
  unknown: LooseValue | undefined
  /** Tells whether the budget allows for another schema. */
  mayVisit: () => boolean
  /** Resolves the references of a schema. */
  follow: (rule: Schema) => readonly (Schema | boolean)[]
}

/** Stops references that form a circle. */
const maxDepth = 30

/** Tells whether a value that is still being typed may match a schema: nothing in it contradicts the schema. */
export class PartialMatcher {
  private options: MatchOptions

  constructor(options: MatchOptions) {
    this.options = options
  }

  /** @param isStrict whether missing members contradict it, too */
  mayMatch(schema: Schema | boolean, value: LooseValue | undefined, isStrict = false, depth = 0): boolean {
    if (typeof schema === 'boolean') return schema
    if (!value || value === this.options.unknown || depth > maxDepth || !this.options.mayVisit()) return true
    const within = (each: Schema | boolean) => this.mayMatch(each, value, isStrict, depth + 1)
    return (
      this.hasType(schema, value) &&
      this.isAmong(schema, value) &&
      this.hasMembers(schema, value, isStrict, depth) &&
      this.options.follow(schema).every(within) &&
      (schema.allOf ?? []).every(within) &&
      [schema.anyOf, schema.oneOf].every((choices) => !Array.isArray(choices) || choices.some(within))
    )
  }

  private hasType({ type }: Schema, value: LooseValue): boolean {
    const types: readonly string[] = type === undefined ? [] : [type].flat()
    if (types.length === 0) return true
    if (value.kind !== 'word') return types.includes(value.kind)
    const read = scalarOf(this.options.text, value)
    // The beginning of a word may become any number, boolean or null.
    if (read === undefined) return types.some((each) => each !== 'string' && each !== 'object' && each !== 'array')
    if (read === null) return types.includes('null')
    if (typeof read === 'number')
      return types.includes('number') || (types.includes('integer') && Number.isInteger(read))
    return types.includes(typeof read)
  }

  private isAmong(schema: Schema, value: LooseValue): boolean {
    const read = scalarOf(this.options.text, value)
    if (read === undefined) return true
    if (schema.const !== undefined && schema.const !== read) return false
    return !Array.isArray(schema.enum) || schema.enum.includes(read)
  }

  private hasMembers(schema: Schema, value: LooseValue, isStrict: boolean, depth: number): boolean {
    if (value.kind !== 'object') return true
    const properties = schema.properties ?? {}
    const isOpen = schema.additionalProperties !== false || schema.patternProperties !== undefined
    for (const { name, value: member } of value.members) {
      // A key without a value is being typed.
      if (member === undefined) continue
      if (!Object.hasOwn(properties, name)) {
        if (!isOpen) return false
      } else if (!this.mayMatch(properties[name] ?? true, member, isStrict, depth + 1)) return false
    }
    if (!isStrict || !Array.isArray(schema.required)) return true
    return schema.required.every((name) => value.members.some((member) => member.name === name))
  }
}
