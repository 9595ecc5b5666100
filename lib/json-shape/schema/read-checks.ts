import type { ArrayRules } from './array-rules.ts'
import type { Bound, LengthChecks, NumberChecks, StringChecks } from './checks.ts'
import type { Expression } from './expressions.ts'
import type { KeywordReader } from './keyword-reader.ts'
import { bothNumbers } from './merge-checks.ts'

type Members = ReadonlyMap<string, number>

/** Reads the limits of numbers. */
export function readNumberChecks(members: Members, reader: KeywordReader): NumberChecks {
  const { tree } = reader
  /** The text of a number; undefined, and said, where JavaScript would read it as infinite. */
  const numberIn = (keyword: string): string | undefined => {
    const token = members.get(keyword)
    if (token === undefined || tree.kindOf(token) !== 'number') return undefined
    const lexeme = tree.lexemeOf(token)
    if (Number.isFinite(Number(lexeme))) return lexeme
    reader.unchecked(keyword, token)
    return undefined
  }
  const bound = (keyword: string, isExclusive: boolean): Bound | undefined => {
    const lexeme = numberIn(keyword)
    return lexeme === undefined ? undefined : { lexeme, isExclusive }
  }
  // Draft 4 only says that the other bound is excluded.
  const inclusive = (keyword: string, exclusive: string) => bound(keyword, tree.isTrue(members.get(exclusive)))
  const step = numberIn('multipleOf')
  return bothNumbers([
    {
      lower: inclusive('minimum', 'exclusiveMinimum'),
      upper: inclusive('maximum', 'exclusiveMaximum'),
      steps: step !== undefined && Number(step) > 0 ? [step] : undefined,
    },
    { lower: bound('exclusiveMinimum', true), upper: bound('exclusiveMaximum', true) },
  ])
}

/** Reads how long a string may be, and the pattern that it has to match. */
export function readStringChecks(members: Members, reader: KeywordReader): StringChecks {
  const token = members.get('pattern')
  const pattern = token === undefined ? undefined : reader.tree.textIn(token)
  const regex = pattern === undefined ? undefined : regexOf(pattern)
  if (token !== undefined && !regex) reader.unchecked('pattern', token)
  return { ...readLengths(members, ['minLength', 'maxLength'], reader), patterns: regex && [regex] }
}

/** As a pattern of Unicode, which JSON Schema recommends, or else as an older one. */
function regexOf(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
  }
  return undefined
}

function readLengths(members: Members, [lower, upper]: [string, string], reader: KeywordReader): LengthChecks {
  const read = (keyword: string): number | undefined => {
    const token = members.get(keyword)
    if (token === undefined) return undefined
    if (reader.tree.kindOf(token) !== 'number') reader.refuse(token, 'number')
    const count = Number(reader.tree.lexemeOf(token))
    return Number.isSafeInteger(count) && count >= 0 ? count : undefined
  }
  return { min: read(lower) || undefined, max: read(upper) }
}

/** Reads what an array may hold: all of it together, and by places where it is a tuple. */
export function readArray(members: Members, reader: KeywordReader): ArrayRules {
  const { tree } = reader
  for (const keyword of ['uniqueItems', 'contains']) {
    const token = members.get(keyword)
    if (token !== undefined && !tree.isFalse(token)) reader.unchecked(keyword, token)
  }
  const items = members.get('items')
  const isTuple = items !== undefined && tree.kindOf(items) === 'array'
  const list = isTuple ? items : members.get('prefixItems')
  const prefix = list === undefined ? [] : tree.itemsOf(list)
  const rest = isTuple ? members.get('additionalItems') : items
  const further = rest ?? (prefix.length > 0 ? undefined : members.get('unevaluatedItems'))
  // A tuple that does not restrict further items describes all of them.
  const isOpen = further === undefined || (prefix.length > 0 && tree.isTrue(further))
  const schemas = [...prefix, ...(isOpen ? [] : [further])].filter((value) => !tree.isFalse(value))
  const impossible = prefix.findIndex((value) => tree.isFalse(value))
  const first = impossible < 0 ? prefix : prefix.slice(0, impossible)
  const isClosed =
    impossible >= 0 || tree.isFalse(further ?? (prefix.length > 0 ? members.get('unevaluatedItems') : undefined))
  const of = (value: number): Expression => reader.of(value)
  return {
    items: schemas.length > 0 ? reader.expressions.either(schemas.map(of)) : undefined,
    tuple:
      prefix.length > 0
        ? { first: first.map(of), rest: isOpen || isClosed ? undefined : of(further), isClosed }
        : undefined,
    checks: readLengths(members, ['minItems', 'maxItems'], reader),
  }
}
