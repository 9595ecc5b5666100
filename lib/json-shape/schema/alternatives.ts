import { type Constraints, inferKinds, kindBits, type ObjectRules } from './constraints.ts'
import type { Expression } from './expressions.ts'

/** How the readers of a language find the type of an object in a union: they take the first that fits. */
export interface UnionSupport {
  /** Whether they check the strings of a field, and refuse what a closed object has beyond its keys. */
  checks: boolean
  /** Whether they can keep keys that a type lacks, so that an object loses none in another one's type. */
  keepsKeys: boolean
}

interface Alternative {
  rules: ObjectRules
  isAmbiguous: boolean
}

/** Reads the objects that alternatives of a schema unite. */
export class UnionReader {
  private reader: { constraintsOf(expression: Expression): Constraints | undefined; spend(steps: number): void }
  private support: UnionSupport

  constructor(reader: UnionReader['reader'], support: UnionSupport) {
    this.reader = reader
    this.support = support
  }

  /**
   * Lists them so that as few as possible pass for one before: as the schema does, or those that ask for more keys
   * first. Undefined where there is only one, or where some would lose keys.
   */
  alternativesOf({ alternatives }: ObjectRules): Alternative[] | undefined {
    if (!alternatives) return undefined
    const inOrder = this.marked(alternatives)
    if (inOrder.every(({ isAmbiguous }) => !isAmbiguous)) return inOrder
    const required = ({ fields }: ObjectRules) => [...fields.values()].filter(({ isRequired }) => isRequired).length
    const sorted = this.marked(alternatives.toSorted((one, other) => required(other) - required(one)))
    return this.support.keepsKeys || sorted.every(({ isAmbiguous }) => !isAmbiguous) ? sorted : undefined
  }

  private marked(alternatives: readonly ObjectRules[]): Alternative[] {
    return alternatives.map((rules, index) => ({
      rules,
      isAmbiguous: alternatives.slice(index + 1).some((later) => this.passesFor(rules, later)),
    }))
  }

  /** Whether an object of one type may be read as one of another, and loses a key. */
  private passesFor(type: ObjectRules, other: ObjectRules): boolean {
    if (this.support.checks && type.isStrict) return false
    this.reader.spend(type.fields.size + other.fields.size)
    return (
      [...other.fields].some(([key, { value }]) => value && !type.fields.get(key)?.value) &&
      [...type.fields].every(([key, rule]) => {
        const same = other.fields.get(key)
        return !rule.isRequired || (same !== undefined && this.haveCommon(rule.value, same.value))
      })
    )
  }

  /** Whether some value may be of both. */
  private haveCommon(one: Expression | undefined, other: Expression | undefined): boolean {
    const [first, second] = [this.of(one), this.of(other)]
    const common = (first.kinds ?? -1) & (second.kinds ?? -1)
    const [words, others] = [first.string?.literals, second.string?.literals]
    if (common !== kindBits.string || !this.support.checks || !words || !others) return common !== 0
    return words.some((word) => others.includes(word))
  }

  private of(expression: Expression | undefined): Constraints {
    return inferKinds((expression && this.reader.constraintsOf(expression)) ?? {})
  }
}
