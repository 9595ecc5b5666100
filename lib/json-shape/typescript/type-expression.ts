import { fitsLine } from './text-width.ts'

/** A type of TypeScript before it is laid out. */
export type TypeExpression =
  | { kind: 'name'; text: string }
  | { kind: 'union'; members: TypeExpression[] }
  | { kind: 'array'; items: TypeExpression; isReadonly: boolean }
  /** An array by places, of which so many are required. */
  | { kind: 'tuple'; first: TypeExpression[]; required: number; rest?: TypeExpression; isReadonly: boolean }
  /** `Record<string, …>` and the like: a name with arguments. */
  | { kind: 'generic'; name: string; args: TypeExpression[] }

export const namedType = (text: string): TypeExpression => ({ kind: 'name', text })

/** The indent of a type's lines, and that of each level. */
export interface Layout {
  indent: string
  step: string
}

/**
 * Writes a type after a key or a name, on several lines where it does not fit on one, as Prettier does.
 *
 * @param before the line before the type, with its indent
 * @param after the text after the type
 */
export function writeType(type: TypeExpression, before: string, after: string, { indent, step }: Layout): string {
  const flat = writeTypeInline(type)
  if (fitsLine(`${before} ${flat}${after}`)) return `${before} ${flat}${after}`
  const inner = { indent: indent + step, step }
  if (!hasBreak(type) && before.endsWith('=')) return `${before}\n${inner.indent}${flat}${after}`
  if (type.kind !== 'union' || isHugged(type.members)) return `${before} ${breakType(type, { indent, step })}${after}`
  const line = `${inner.indent}${flat}${after}`
  return `${before}\n${fitsLine(line) ? line : `${listMembers(type.members, inner)}${after}`}`
}

export function writeTypeInline(type: TypeExpression): string {
  if (type.kind === 'name') return type.text
  if (type.kind === 'union') return type.members.map(writeTypeInline).join(' | ')
  if (type.kind === 'generic') return `${type.name}<${type.args.map(writeTypeInline).join(', ')}>`
  if (type.kind === 'tuple') return `${type.isReadonly ? 'readonly ' : ''}[${elementsOf(type).join(', ')}]`
  return `${type.isReadonly ? 'readonly ' : ''}${needsBrackets(type.items) ? `(${writeTypeInline(type.items)})` : writeTypeInline(type.items)}[]`
}

const needsBrackets = (items: TypeExpression): boolean =>
  items.kind === 'union' || ((items.kind === 'array' || items.kind === 'tuple') && items.isReadonly)

/** The elements of a tuple, each on one line. */
function elementsOf({ first, required, rest }: Extract<TypeExpression, { kind: 'tuple' }>): string[] {
  const optional = (type: TypeExpression) =>
    `${needsBrackets(type) ? `(${writeTypeInline(type)})` : writeTypeInline(type)}?`
  const elements = first.map((type, index) => (index < required ? writeTypeInline(type) : optional(type)))
  return rest ? [...elements, `...${writeTypeInline({ kind: 'array', items: rest, isReadonly: false })}`] : elements
}

/** A generic type in a union with only null stays on its line, and is broken inside. */
const isHugged = (members: TypeExpression[]): boolean =>
  members.length === 2 && members[0]?.kind === 'generic' && members[1]?.kind === 'name' && members[1].text === 'null'

/** Whether a type can be broken into lines. */
const hasBreak = (type: TypeExpression): boolean =>
  type.kind === 'array' ? hasBreak(type.items) : type.kind !== 'name'

/** Breaks a type into lines where possible; the first line continues the current one. */
function breakType(type: TypeExpression, layout: Layout): string {
  const { indent, step } = layout
  const inner = { indent: indent + step, step }
  if (type.kind === 'name') return type.text
  if (type.kind === 'union') {
    const [first, ...rest] = type.members
    return first && isHugged(type.members)
      ? [breakType(first, layout), ...rest.map(writeTypeInline)].join(' | ')
      : listMembers(type.members, layout).trimStart()
  }
  if (type.kind === 'generic') {
    const args = type.args.map((arg) => onOwnLines(arg, inner))
    return `${type.name}<\n${args.join(',\n')}\n${indent}>`
  }
  const sign = type.isReadonly ? 'readonly ' : ''
  if (type.kind === 'tuple') {
    const elements = elementsOf(type).map((element) => `${inner.indent}${element},`)
    return `${sign}[\n${elements.join('\n')}\n${indent}]`
  }
  if (type.items.kind !== 'union') {
    const items = breakType(type.items, layout)
    return `${sign}${needsBrackets(type.items) ? `(${items})` : items}[]`
  }
  return `${sign}(\n${onOwnLines(type.items, inner)}\n${indent})[]`
}

/** Writes a type on lines of its own. */
function onOwnLines(type: TypeExpression, layout: Layout): string {
  const flat = `${layout.indent}${writeTypeInline(type)}`
  if (fitsLine(flat)) return flat
  if (type.kind === 'union' && !isHugged(type.members)) return listMembers(type.members, layout)
  return layout.indent + breakType(type, layout)
}

/** Writes the members of a union one under another. */
function listMembers(members: TypeExpression[], { indent, step }: Layout): string {
  return members
    .map((member) => {
      const flat = `${indent}| ${writeTypeInline(member)}`
      return fitsLine(flat) ? flat : `${indent}| ${breakType(member, { indent: `${indent}  `, step })}`
    })
    .join('\n')
}
