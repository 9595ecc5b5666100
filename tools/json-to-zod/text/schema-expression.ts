import { fitsLine } from '#lib/json-shape/typescript/text-width.ts'
import type { Layout } from '#lib/json-shape/typescript/type-expression.ts'

/** A schema expression: a name or a call, and the methods called on it. */
export interface SchemaExpression {
  head: string
  /** Undefined for a name. */
  args?: (SchemaExpression | SchemaExpression[])[]
  methods: string[]
}

export const call = (head: string, ...args: (SchemaExpression | SchemaExpression[])[]): SchemaExpression => ({
  head,
  args,
  methods: [],
})

/** A name or a literal, which is never broken over lines. */
export const plain = (head: string): SchemaExpression => ({ head, methods: [] })

/** Writes a schema after a key or a name, broken over several lines where needed, as Prettier does. */
export function writeSchema(schema: SchemaExpression, before: string, after: string, layout: Layout): string {
  const flat = flatSchema(schema)
  if (fitsLine(`${before} ${flat}${after}`)) return `${before} ${flat}${after}`
  const { args = [], methods, head } = schema
  const staysOnLine = args.length > 0 && fitsLine(`${before} ${methods.length > 0 ? objectOf(head) : `${head}(`}`)
  if (staysOnLine) return `${before} ${breakSchema(schema, layout)}${after}`
  const inner = { ...layout, indent: layout.indent + layout.step }
  return `${before}\n${onOwnLines(schema, inner, after)}`
}

/** Writes a schema on one line. */
export function flatSchema({ head, args, methods }: SchemaExpression): string {
  const flat = args?.map((arg) => (Array.isArray(arg) ? `[${arg.map(flatSchema).join(', ')}]` : flatSchema(arg)))
  return `${head}${flat ? `(${flat.join(', ')})` : ''}${methods.join('')}`
}

/** Writes a schema on lines of its own. */
export function onOwnLines(schema: SchemaExpression, layout: Layout, after: string): string {
  const flat = `${layout.indent}${flatSchema(schema)}${after}`
  return fitsLine(flat) ? flat : `${layout.indent}${breakSchema(schema, layout)}${after}`
}

/** Writes a schema over several lines; the first one continues the current line. */
function breakSchema(schema: SchemaExpression, layout: Layout): string {
  const { head, args = [], methods } = schema
  if (args.length === 0) return flatSchema(schema)
  if (methods.length === 0) return breakCall(head, args, layout)
  // A method chain has each call on its own line.
  const inner = { ...layout, indent: layout.indent + layout.step }
  const method = head.slice(objectOf(head).length)
  const flat = `${inner.indent}${flatSchema({ head: method, args, methods: [] })}`
  const first = fitsLine(flat) ? flat : `${inner.indent}${breakCall(method, args, inner)}`
  return [objectOf(head), first, ...methods.map((each) => inner.indent + each)].join('\n')
}

function breakCall(head: string, args: NonNullable<SchemaExpression['args']>, { indent, step }: Layout): string {
  const inner = { indent: indent + step, step }
  const [only] = args
  if (args.length === 1 && Array.isArray(only)) {
    return `${head}([\n${only.map((item) => onOwnLines(item, inner, ',')).join('\n')}\n${indent}])`
  }
  const lines = args.map((arg) => (Array.isArray(arg) ? '' : onOwnLines(arg, inner, ',')))
  return `${head}(\n${lines.join('\n')}\n${indent})`
}

/** Returns the object of a method: `z.iso` of `z.iso.datetime`. */
const objectOf = (head: string): string => head.slice(0, head.lastIndexOf('.'))
