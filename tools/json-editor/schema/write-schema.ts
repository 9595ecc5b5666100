import { formsIn } from '#lib/json-shape/forms-in.ts'
import type { IdentifierStyle } from '#lib/json-shape/identifiers.ts'
import { nameTypes, type TypeNames } from '#lib/json-shape/name-types.ts'
import type { Form, InferredTypes, ObjectType, Shape, StringFormat } from '#lib/json-shape/shape.ts'

export const drafts = ['2020-12', '2019-09', 'draft-07', 'draft-04'] as const

type Draft = (typeof drafts)[number]

/**
 * Writes types as a JSON Schema that all their samples match. A type that occurs several times, or within itself,
 * becomes a definition. Nothing is said of what was never seen: further keys, and the items of empty arrays.
 */
export function writeSchema(inferred: InferredTypes, draft: Draft): string {
  return new SchemaWriter(inferred, draft).write()
}

/** The rules of one form. */
interface Part {
  type?: string
  members: string[]
  /** Whether its rules also apply to values of other types: `enum`, `$ref`. */
  isClosed?: boolean
}

class SchemaWriter {
  private inferred: InferredTypes
  private draft: Draft
  private names: TypeNames
  private defined: Set<ObjectType>
  private wholeType: ObjectType | undefined

  constructor(inferred: InferredTypes, draft: Draft) {
    this.inferred = inferred
    this.draft = draft
    this.names = nameTypes(inferred, 'Root', nameStyle)
    const [form, ...others] = inferred.root.forms
    const isOne = form?.kind === 'object' && others.length === 0 && !inferred.root.isNullable
    this.wholeType = isOne ? form.type : undefined
    this.defined = typesToDefine(inferred, this.wholeType)
  }

  write(): string {
    const { keyword, uri } = dialects[this.draft]
    const members = [`"$schema":${JSON.stringify(uri)}`, ...this.membersOf(this.inferred.root, true)]
    const definitions = Array.from(this.defined, (type) => {
      return `${JSON.stringify(this.names.of(type))}:{${['"type":"object"', ...this.objectMembers(type)]}}`
    })
    if (definitions.length > 0) members.push(`"${keyword}":{${definitions}}`)
    return `{${members}}`
  }

  private membersOf(shape: Shape, isRoot = false): string[] {
    const parts = shape.forms.map((form) => this.partOf(form, isRoot))
    if (shape.isNullable) parts.push({ type: '"null"', members: [] })
    const [first, ...others] = parts
    if (!first) return []
    const write = ({ type, members }: Part) => (type ? [`"type":${type}`, ...members] : members)
    if (others.length === 0) return write(first)
    if (parts.some(({ isClosed }) => isClosed)) return [`"anyOf":[${parts.map((part) => `{${write(part)}}`)}]`]
    return write({ type: `[${parts.map(({ type }) => type)}]`, members: parts.flatMap(({ members }) => members) })
  }

  private partOf(form: Form, isRoot: boolean): Part {
    switch (form.kind) {
      case 'object':
        if (form.type === this.wholeType && !isRoot) return { members: ['"$ref":"#"'], isClosed: true }
        if (this.defined.has(form.type)) return { members: [`"$ref":"${this.referenceTo(form.type)}"`], isClosed: true }
        return { type: '"object"', members: this.objectMembers(form.type) }
      case 'map':
        return { type: '"object"', members: [`"additionalProperties":{${this.membersOf(form.values)}}`] }
      case 'array': {
        const items = this.membersOf(form.items)
        return { type: '"array"', members: items.length > 0 ? [`"items":{${items}}`] : [] }
      }
      case 'string': {
        if (form.literals) {
          const literals = form.literals.map((literal) => JSON.stringify(literal))
          return { type: '"string"', members: [`"enum":[${literals}]`], isClosed: true }
        }
        const format = form.format && dialects[this.draft].formats[form.format]
        return { type: '"string"', members: format ? [`"format":"${format}"`] : [] }
      }
      case 'number':
        return { type: ['double', 'decimal'].includes(form.size) ? '"number"' : '"integer"', members: [] }
      case 'boolean':
        return { type: '"boolean"', members: [] }
    }
  }

  private objectMembers({ fields }: ObjectType): string[] {
    const members: string[] = []
    const properties = fields.map(({ key, shape }) => `${JSON.stringify(key)}:{${this.membersOf(shape)}}`)
    if (properties.length > 0) members.push(`"properties":{${properties}}`)
    const required = fields.filter(({ isOptional }) => !isOptional).map(({ key }) => JSON.stringify(key))
    if (required.length > 0) members.push(`"required":[${required}]`)
    return members
  }

  private referenceTo(type: ObjectType): string {
    return `#/${dialects[this.draft].keyword}/${encodeURIComponent(this.names.of(type))}`
  }
}

/** The types that occur several times, and some deeply nested ones, so that schemas stay shallow enough to read. */
function typesToDefine({ root, types }: InferredTypes, wholeType: ObjectType | undefined): Set<ObjectType> {
  const seen = new Set<ObjectType>()
  const several = new Set<ObjectType>()
  for (const shape of [root, ...types.flatMap(({ fields }) => fields.map((field) => field.shape))]) {
    for (const form of formsIn(shape)) {
      if (form.kind !== 'object') continue
      if (seen.has(form.type)) several.add(form.type)
      seen.add(form.type)
    }
  }
  return new Set(types.filter((type) => type !== wholeType && (several.has(type) || type.path.length % 32 === 31)))
}

const nameStyle: IdentifierStyle = {
  casing: 'pascal',
  part: /[\p{L}\p{M}\p{Nd}_]/u,
  start: /./u,
  prefix: '',
  reserved: new Set(),
}

type Formats = Partial<Record<StringFormat, string>>

const formatsOf4: Formats = { 'date-time': 'date-time', url: 'uri', email: 'email' }
const formatsOf7: Formats = { ...formatsOf4, date: 'date', time: 'time' }
const formatsSince2019: Formats = { ...formatsOf7, uuid: 'uuid' }

/** The differences between drafts in what is written here. */
const dialects: Record<Draft, { uri: string; keyword: string; formats: Formats }> = {
  '2020-12': { uri: 'https://json-schema.org/draft/2020-12/schema', keyword: '$defs', formats: formatsSince2019 },
  '2019-09': { uri: 'https://json-schema.org/draft/2019-09/schema', keyword: '$defs', formats: formatsSince2019 },
  'draft-07': { uri: 'http://json-schema.org/draft-07/schema#', keyword: 'definitions', formats: formatsOf7 },
  'draft-04': { uri: 'http://json-schema.org/draft-04/schema#', keyword: 'definitions', formats: formatsOf4 },
}
