import { numberCycles } from '#lib/json-shape/cycles.ts'
import type { Field, Form, InferredTypes, ObjectType, Shape } from '#lib/json-shape/shape.ts'
import { type MissingTrait, typesWithoutTrait } from './derives.ts'
import { attribute, derive, openBlock, typedLine } from './layout.ts'
import type { RustOptions } from './options.ts'
import { renameRule } from './rename-all.ts'
import { RustTypes } from './rust-types.ts'
import { presentFunction, serdeArguments } from './serde-arguments.ts'
import type { Union } from './unions.ts'

/** The names of types, unions and fields. */
export interface Names {
  root: string
  ofType: (type: ObjectType) => string
  ofUnion: (shape: Shape) => string | undefined
  ofField: (field: Field) => string
}

/** A struct or an enum without its derives, which depend on other types. */
interface Item {
  name: string
  /** The description from a schema, written above the derives. */
  description?: string | undefined
  isEnum: boolean
  types: string[]
  lines: string[]
}

/** Writes a Rust file, formatted like rustfmt, and returns the derives that had to be left out. */
export function writeRust(
  inferred: InferredTypes,
  unions: readonly Union[],
  names: Names,
  options: RustOptions,
): { code: string; lacking: MissingTrait[] } {
  const file = new RustFile(inferred, names, options)
  const items = [...inferred.types.map((type) => file.struct(type)), ...unions.map((union) => file.enum(union))]
  const lacking = options.derives.flatMap((derive) =>
    Array.from(typesWithoutTrait(derive, items), (type) => ({ type, derive })),
  )
  const root = file.root()
  const types = [...root, ...items.flatMap(({ types: held }) => held)]
  const blocks = [
    ...noteOf(types),
    ...importsOf(types, items.length > 0 ? options.derives : []),
    ...root,
    ...withDerives(items, options.derives, lacking),
    ...(items.some(({ lines }) => lines.some((line) => line.includes('deserialize_with = "present"')))
      ? [presentFunction]
      : []),
  ]
  return { code: blocks.map((block) => `${block}\n`).join('\n'), lacking }
}

class RustFile {
  private inferred: InferredTypes
  private names: Names
  private options: RustOptions
  private types: RustTypes
  private visibility: string

  constructor(inferred: InferredTypes, names: Names, options: RustOptions) {
    this.inferred = inferred
    this.names = names
    this.options = options
    this.types = new RustTypes(options.nullable, names.ofType, names.ofUnion, numberCycles(inferred.types))
    this.visibility = options.public ? 'pub ' : ''
  }

  /** Writes a type alias for the root where it is not a struct or enum of that name. */
  root(): string[] {
    const type = this.types.of(this.inferred.root)
    if (type === this.names.root) return []
    return [typedLine(`${this.visibility}type ${this.names.root}`, ' =', type, ';', '').join('\n')]
  }

  struct(type: ObjectType): Item {
    const name = this.names.ofType(type)
    const head = `${this.visibility}struct ${name}`
    const { description } = type
    if (type.fields.length === 0) return { name, description, isEnum: false, types: [], lines: [`${head} {}`] }
    const fields = type.fields.map((field) => ({ field, key: field.key, name: this.names.ofField(field) }))
    const rule = hasSerde(this.options)
      ? renameRule(fields.map(({ key, name: raw }) => ({ key, name: withoutRaw(raw) })))
      : undefined
    const written = fields.map((each) => this.field(each, type, rule !== undefined))
    return {
      name,
      description,
      isEnum: false,
      types: written.map(({ type: each }) => each),
      lines: [
        ...(rule ? [`#[serde(rename_all = "${rule}")]`] : []),
        ...openBlock(head),
        ...written.flatMap(({ lines }) => lines),
        '}',
      ],
    }
  }

  enum({ shape, holder }: Union): Item {
    const name = this.names.ofUnion(shape) ?? ''
    // The array comes first: serde takes the first variant that fits, and reads an array into a struct by the order of
    // its fields.
    const forms = shape.forms.toSorted((a, b) => Number(b.kind === 'array') - Number(a.kind === 'array'))
    const types = forms.map((form) => this.types.ofVariant(form, holder))
    const variants = this.variantsOf(forms).map((variant, at) => `    ${variant}(${types[at]}),`)
    const untagged = hasSerde(this.options) ? ['#[serde(untagged)]'] : []
    return {
      name,
      isEnum: true,
      types,
      lines: [...untagged, ...openBlock(`${this.visibility}enum ${name}`), ...variants, '}'],
    }
  }

  /** Names the variants by their kinds, or several objects by their types. */
  private variantsOf(forms: readonly Form[]): string[] {
    const isUnionOfObjects = forms.filter(({ kind }) => kind === 'object').length > 1
    const taken = new Set(forms.flatMap(({ kind }) => (kind === 'object' ? [] : [variantNames[kind]])))
    return forms.map((form) => {
      if (form.kind !== 'object' || !isUnionOfObjects) return variantNames[form.kind]
      const name = this.names.ofType(form.type)
      return taken.has(name) ? `${name}Object` : name
    })
  }

  private field({ field, name }: { field: Field; name: string }, holder: ObjectType, isRenamed: boolean) {
    const { type, isDoubleOption } = this.types.ofField(field, holder)
    const isNamed = isRenamed || withoutRaw(name) === field.key
    const args = serdeArguments({
      rename: isNamed ? undefined : field.key,
      isDoubleOption,
      isRead: this.options.derives.includes('Deserialize'),
      canBeLeftOut: type.startsWith('Option<') && (field.isOptional || this.options.skipNone),
    })
    const indent = '    '
    const attributes = hasSerde(this.options) && args.length > 0 ? attribute('serde', args, indent) : []
    const comment = docLine(field.description).map((line) => indent + line)
    return { type, lines: [...comment, ...attributes, ...typedLine(this.visibility + name, ':', type, ',', indent)] }
  }
}

function withDerives(items: readonly Item[], derives: readonly string[], lacking: readonly MissingTrait[]): string[] {
  const lost = Map.groupBy(lacking, ({ type }) => type)
  return items.map(({ name, description, lines }) => {
    const own = derives.filter((each) => !lost.get(name)?.some((lack) => lack.derive === each))
    return [...docLine(description), ...derive(own), ...lines].join('\n')
  })
}

/** A comment for rustdoc. */
const docLine = (description: string | undefined): string[] => (description ? [`/// ${description}`] : [])

const hasSerde = ({ derives }: RustOptions): boolean => derives.includes('Serialize') || derives.includes('Deserialize')
const withoutRaw = (name: string): string => name.replace(/^r#/, '')

const variantNames: Record<Form['kind'], string> = {
  object: 'Object',
  map: 'Map',
  array: 'Array',
  string: 'String',
  number: 'Number',
  boolean: 'Bool',
}

function importsOf(types: readonly string[], derives: readonly string[]): string[] {
  const serde = ['Deserialize', 'Serialize'].filter((trait) => derives.includes(trait))
  const lines = [
    ...(serde.length > 0 ? [`use serde::${serde.length > 1 ? `{${serde.join(', ')}}` : serde};`] : []),
    ...(types.some((type) => type.includes('HashMap<')) ? ['use std::collections::HashMap;'] : []),
  ]
  return lines.length > 0 ? [lines.join('\n')] : []
}

function noteOf(types: readonly string[]): string[] {
  if (!types.some((type) => type.includes('serde_json::Number'))) return []
  return ['// serde_json keeps every digit of a Number with its feature "arbitrary_precision".']
}
