/** Schemas of a document and what is made of them: all of which have to fit at once, or one of which has to. */
export type Expression = (
  | { kind: 'schema' | 'value'; token: number }
  | { kind: 'both' | 'either'; members: Expression[] }
  | { kind: 'open' }
) & { id: number; depth: number }

/**
 * Makes expressions, the same one for the same parts: a type that holds itself comes back to the expression that it
 * began with. What nests too deeply is widened, so that there is an end: anything may stand there.
 */
export class Expressions {
  private byKey = new Map<string, Expression>()

  readonly open: Expression = this.make('', (id) => ({ id, kind: 'open', depth: 0 }))

  schema(token: number): Expression {
    return this.make(`s${token}`, (id) => ({ id, kind: 'schema', token, depth: 0 }))
  }

  /** A value that stands in a schema, and is the only one that fits. */
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

/** Takes members apart that are made in the same way, and each once. */
function distinct(members: readonly Expression[], kind: 'both' | 'either'): Expression[] {
  const parts = members.flatMap((member) => (member.kind === kind && 'members' in member ? member.members : [member]))
  return [...new Set(parts)]
}
