import { fits } from './text-width.ts'

/** A type of TypeScript before it is laid out. */
export type TypeExpression =
  | { kind: 'name'; text: string }
  | { kind: 'union'; members: TypeExpression[] }
  | { kind: 'array'; items: TypeExpression; isReadonly: boolean }
  /** `Record<string, …>` and the like: a name with arguments. */
  | { kind: 'generic'; name: string; args: TypeExpression[] }

export const nameType = (text: string): TypeExpression => ({ kind: 'name', text })

/** Where a type is written: how far its lines are indented, and by what each level. */
export interface Layout {
  indent: string
  step: string
}

/**
 * Writes a type behind a key or a name, over several lines where one has no room, as Prettier does.
 *
 * @param before what stands on the line already, with its indent
 * @param after what has to stand behind the type
 */
export function writeType(type: TypeExpression, before: string, after: string, { indent, step }: Layout): string {
  const flat = flatType(type)
  if (fits(`${before} ${flat}${after}`)) return `${before} ${flat}${after}`
  const inner = { indent: indent + step, step }
  if (!hasBreak(type) && before.endsWith('=')) return `${before}\n${inner.indent}${flat}${after}`
  if (type.kind !== 'union' || isHugged(type.members)) return `${before} ${breakType(type, { indent, step })}${after}`
  const line = `${inner.indent}${flat}${after}`
  return `${before}\n${fits(line) ? line : `${listMembers(type.members, inner)}${after}`}`
}

export function flatType(type: TypeExpression): string {
  if (type.kind === 'name') return type.text
  if (type.kind === 'union') return type.members.map(flatType).join(' | ')
  if (type.kind === 'generic') return `${type.name}<${type.args.map(flatType).join(', ')}>`
  return `${type.isReadonly ? 'readonly ' : ''}${needsBrackets(type.items) ? `(${flatType(type.items)})` : flatType(type.items)}[]`
}

const needsBrackets = (items: TypeExpression): boolean =>
  items.kind === 'union' || (items.kind === 'array' && items.isReadonly)

/** A generic type beside null alone keeps its place, and is broken inside. */
const isHugged = (members: TypeExpression[]): boolean =>
  members.length === 2 && members[0]?.kind === 'generic' && members[1]?.kind === 'name' && members[1].text === 'null'

/** Whether there is a place within a type where a line can end. */
const hasBreak = (type: TypeExpression): boolean =>
  type.kind === 'array' ? hasBreak(type.items) : type.kind !== 'name'

/** Writes a type over several lines, where it has a place to be broken; the first line goes on where it stands. */
function breakType(type: TypeExpression, layout: Layout): string {
  const { indent, step } = layout
  const inner = { indent: indent + step, step }
  if (type.kind === 'name') return type.text
  if (type.kind === 'union') {
    const [first, ...rest] = type.members
    return first && isHugged(type.members)
      ? [breakType(first, layout), ...rest.map(flatType)].join(' | ')
      : listMembers(type.members, layout).trimStart()
  }
  if (type.kind === 'generic') {
    const args = type.args.map((arg) => onOwnLines(arg, inner))
    return `${type.name}<\n${args.join(',\n')}\n${indent}>`
  }
  const sign = type.isReadonly ? 'readonly ' : ''
  if (type.items.kind !== 'union') {
    const items = breakType(type.items, layout)
    return `${sign}${needsBrackets(type.items) ? `(${items})` : items}[]`
  }
  return `${sign}(\n${onOwnLines(type.items, inner)}\n${indent})[]`
}

/** Writes a type on lines of its own. */
function onOwnLines(type: TypeExpression, layout: Layout): string {
  const flat = `${layout.indent}${flatType(type)}`
  if (fits(flat)) return flat
  if (type.kind === 'union' && !isHugged(type.members)) return listMembers(type.members, layout)
  return layout.indent + breakType(type, layout)
}

/** Writes the members of a union one under another. */
function listMembers(members: TypeExpression[], { indent, step }: Layout): string {
  return members
    .map((member) => {
      const flat = `${indent}| ${flatType(member)}`
      return fits(flat) ? flat : `${indent}| ${breakType(member, { indent: `${indent}  `, step })}`
    })
    .join('\n')
}
