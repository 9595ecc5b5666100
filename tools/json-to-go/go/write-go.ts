import { numberCycles } from '#lib/json-shape/cycles.ts'
import { quoteKey } from '#lib/json-shape/quote-key.ts'
import type { Field, InferredTypes, ObjectType, Shape } from '#lib/json-shape/shape.ts'
import { GoTypes } from './go-types.ts'
import { inlinedTypes } from './inlined-types.ts'
import type { GoOptions } from './options.ts'
import { canBeTag, tagOf } from './tags.ts'

/** The names of types and fields. */
export interface Names {
  root: string
  ofType: (type: ObjectType) => string
  ofField: (field: Field) => string
}

/** Writes a Go file, formatted like gofmt. */
export function writeGo(inferred: InferredTypes, names: Names, options: GoOptions): string {
  return new GoFile(inferred, names, options).write()
}

class GoFile {
  private inferred: InferredTypes
  private names: Names
  private options: GoOptions
  private inlined: Set<ObjectType>
  private types: GoTypes
  /** For types in comments, which need no imports. */
  private remarks: GoTypes
  private indent = ''

  constructor(inferred: InferredTypes, names: Names, options: GoOptions) {
    const cycles = numberCycles(inferred.types)
    const nameOf = (type: ObjectType) => (this.inlined.has(type) ? this.struct(type) : names.ofType(type))
    this.inferred = inferred
    this.names = names
    this.options = options
    this.inlined = options.nested === 'inline' ? inlinedTypes(inferred) : new Set()
    this.types = new GoTypes(options, nameOf, cycles)
    this.remarks = new GoTypes(options, names.ofType, cycles)
  }

  write(): string {
    const structs = this.inferred.types
      .filter((type) => !this.inlined.has(type))
      .map((type) => {
        const comment = goComment(type.description).map((line) => `// ${line}\n`)
        return `${comment.join('')}type ${this.names.ofType(type)} ${this.struct(type)}\n`
      })
    const declarations = [...this.root(), ...structs]
    return [`package ${this.options.packageName}\n`, ...importsOf(this.types), ...declarations].join('\n')
  }

  /** Declares the root type where it is not a struct of that name. */
  private root(): string[] {
    const { root } = this.inferred
    const type = this.types.of(root)
    if (type === this.names.root) return []
    // An alias, since a new type would lose the methods for decoding and encoding.
    const sign = /^\*|^\w+\.\w+$/.test(type) ? '= ' : ''
    const comments = this.unionIn(root).map((comment) => `// ${comment}\n`)
    return [`${comments.join('')}type ${this.names.root} ${sign}${type}\n`]
  }

  private struct(type: ObjectType): string {
    if (type.fields.length === 0) return 'struct{}'
    const outer = this.indent
    this.indent += '\t'
    const fields = type.fields.map((field) => this.field(field, type))
    const lines = alignFields(fields, this.indent)
    this.indent = outer
    return ['struct {', ...lines, `${outer}}`].join('\n')
  }

  private field(field: Field, holder: ObjectType): StructField {
    const isUnwritable = this.options.tags.length > 0 && !canBeTag(field.key)
    const remark = isUnwritable ? [`No tag can hold the key ${quoteKey(field.key)}`] : []
    return {
      comments: [...goComment(field.description), ...remark, ...this.unionIn(field.shape)],
      name: this.names.ofField(field),
      type: this.types.ofField(field, holder),
      tag: tagOf(field, this.options),
    }
  }

  /** Describes a union, for which Go has no type. */
  private unionIn(shape: Shape): string[] {
    let { forms } = shape
    for (;;) {
      const [form, another] = forms
      if (!form || (!another && form.kind !== 'array' && form.kind !== 'map')) return []
      if (another) break
      forms = form.kind === 'array' ? form.items.forms : form.kind === 'map' ? form.values.forms : []
    }
    const kinds = forms.map((form) => this.remarks.of({ forms: [form], isNullable: false }))
    return [`${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}`]
  }
}

/**
 * Returns a comment that gofmt leaves unchanged: it converts pairs of quotes to curly ones, and indents lists and
 * headings.
 */
const goComment = (description = ''): string[] => {
  const line = description
    .replace(/^(?:[-+*•#]{1,9} |\d{1,9}[.)] ){1,9}/, '')
    .replaceAll('``', '“')
    .replaceAll("''", '”')
  return line === '' ? [] : [line]
}

function importsOf({ imports }: GoTypes): string[] {
  const paths = [...imports].sort().map((path) => `"${path}"`)
  if (paths.length < 2) return paths.map((path) => `import ${path}\n`)
  return [`import (\n${paths.map((path) => `\t${path}\n`).join('')})\n`]
}

/** A field of a struct; its type may have several lines. */
interface StructField {
  comments: string[]
  name: string
  type: string
  tag: string
}

/**
 * Aligns the fields of a struct like gofmt: types and tags in columns, starting over after a comment and after a type
 * of several lines. Widths count characters, also wide ones.
 */
function alignFields(fields: readonly StructField[], indent: string): string[] {
  const lines: string[] = []
  for (const section of sectionsOf(fields)) {
    const names = widest(section.map(({ name }) => name))
    const types = widest(section.map(({ type }) => (type.includes('\n') ? '' : type)))
    for (const { comments, name, type, tag } of section) {
      lines.push(...comments.map((comment) => `${indent}// ${comment}`))
      const padded = tag === '' || type.includes('\n') ? type : pad(type, types)
      lines.push(`${indent}${pad(name, names)} ${padded}${tag && ` ${tag}`}`)
    }
  }
  return lines
}

function sectionsOf(fields: readonly StructField[]): StructField[][] {
  const sections: StructField[][] = []
  let isOver = true
  for (const field of fields) {
    if (isOver || field.comments.length > 0) sections.push([])
    sections.at(-1)?.push(field)
    isOver = field.type.includes('\n')
  }
  return sections
}

const lengthOf = (text: string): number => Array.from(text).length
const widest = (texts: string[]): number => texts.reduce((max, text) => Math.max(max, lengthOf(text)), 0)
const pad = (text: string, width: number): string => text + ' '.repeat(width - lengthOf(text))
