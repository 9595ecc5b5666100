/** Combinations of a document's schemas: intersections (all have to match) and unions (one has to). */
export type Expression = (
  | { kind: 'schema' | 'value'; token: number }
  | { kind: 'both' | 'either'; members: Expression[] }
  | { kind: 'open' }
) & { id: number; depth: number }

/**
 * Makes interned expressions: equal parts give the same object, so that a recursive type refers to its own expression.
 * Too deep nesting is widened to anything, which guarantees termination.
 */
export class Expressions {
  private byKey = new Map<string, Expression>()

  readonly open: Expression = this.make('', (id) => ({ id, kind: 'open', depth: 0 }))

  schema(token: number): Expression {
    return this.make(`s${token}`, (id) => ({ id, kind: 'schema', token, depth: 0 }))
  }

  /** A literal of a schema (`const`, `enum`), the only value that fits. */
  value(token: number): Expression {
    return this.make(`v${token}`, (id) => ({ id, kind: 'value', token, depth: 0 }))
  }

  both(members: readonly Expression[]): Expression {
    const parts = distinct(members, 'both').filter((part) => part !== this.open)
    const [first = this.open] = parts
    if (parts.length < 2) return first
    const depth = depthOf(parts)
    return depth > maxDepth ? first : this.join('both', parts, depth)
  }

  either(members: readonly Expression[]): Expression {
    const parts = distinct(members, 'either')
    const [first = this.open] = parts
    if (parts.length < 2) return first
    const depth = depthOf(parts)
    return depth > maxDepth || parts.includes(this.open) ? this.open : this.join('either', parts, depth)
  }

  private join(kind: 'both' | 'either', members: Expression[], depth: number): Expression {
    return this.make(`${kind}${members.map(({ id }) => id)}`, (id) => ({ id, kind, members, depth }))
  }

  private make(key: string, write: (id: number) => Expression): Expression {
    const cached = this.byKey.get(key)
    if (cached) return cached
    const made = write(this.byKey.size)
    this.byKey.set(key, made)
    return made
  }
}

const maxDepth = 6

const depthOf = (parts: readonly Expression[]): number => Math.max(...parts.map(({ depth }) => depth)) + 1

/** Flattens members of the same operator, and removes duplicates. */
function distinct(members: readonly Expression[], kind: 'both' | 'either'): Expression[] {
  const parts = members.flatMap((member) => (member.kind === kind && 'members' in member ? member.members : [member]))
  return [...new Set(parts)]
}
