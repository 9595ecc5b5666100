import type { ObjectType } from '#lib/json-shape/shape.ts'
import { capitalized } from './accessors.ts'
import { classAnnotations, needsFieldVisibility, propertyAnnotations } from './annotations.ts'
import { propertyComment, typeComment } from './comments.ts'
import { type Declaration, indented } from './declaration.ts'
import type { JavaTypes } from './java-types.ts'
import type { Names } from './names.ts'
import type { JavaOptions } from './options.ts'
import { fitsConstructor, type Property, propertiesOf } from './property.ts'

/** Writes the class of an object: a record, a class with getters and setters, or a Lombok class. */
export function objectOf(type: ObjectType, types: JavaTypes, names: Names, options: JavaOptions): Declaration {
  const name = names.ofType(type)
  const preferred = propertiesOf(type, options.style, types, names, options)
  const fits = fitsConstructor(preferred)
  const isRecord = options.style === 'record' && fits
  const isClass = options.style === 'class' || (options.style === 'record' && !fits)
  const properties = isClass ? propertiesOf(type, 'class', types, names, options) : preferred
  const leftOut = type.fields.filter((field) => names.ofField(field) === undefined).map(({ key }) => key)
  const above = [...typeComment(type, options), ...classAnnotations(properties, leftOut, types, options)]
  const members = isRecord ? [] : membersOf(properties, isClass, types, options)
  const isBuilt = options.builder && properties.length > 0
  const built = isBuilt && (isRecord || isClass) ? builderOf(name, properties, isRecord) : []
  return {
    name,
    above: isRecord || isClass ? above : [...above, ...lombok(name, properties, isBuilt && fits, types, names)],
    head: isRecord ? recordHead(name, properties, types, options) : [`public class ${name}`],
    members: [...members, ...built],
    // Read last, since the code above adds imports.
    imports: types.imports,
  }
}

function recordHead(name: string, properties: readonly Property[], types: JavaTypes, options: JavaOptions): string[] {
  if (properties.length === 0) return [`public record ${name}()`]
  const lines = properties.flatMap((property, at) => {
    const annotations = propertyAnnotations(property, types, options)
    const end = at < properties.length - 1 ? ',' : ')'
    const line = [...annotations, property.type, property.name].join(' ') + end
    return [...propertyComment(property.field, options), line]
  })
  return [`public record ${name}(`, ...lines.map((line) => indented(indented(line)))]
}

/** Writes the fields with comments and annotations, then the getters and setters. */
function membersOf(
  properties: readonly Property[],
  isClass: boolean,
  types: JavaTypes,
  options: JavaOptions,
): string[][] {
  const fields = properties.map((property) => [
    ...propertyComment(property.field, options),
    ...propertyAnnotations(property, types, options),
    `private ${property.type} ${property.name};`,
  ])
  const isReadByFields = needsFieldVisibility(properties)
  const isPlain = fields.every((lines) => lines.length === 1)
  const grouped = isPlain && fields.length > 0 ? [fields.flat()] : fields
  return isClass
    ? [...grouped, ...properties.flatMap((property) => accessorsOf(property, isReadByFields, types, options))]
    : grouped
}

function accessorsOf(
  property: Property,
  isReadByFields: boolean,
  types: JavaTypes,
  { annotations }: JavaOptions,
): string[][] {
  const { name, type, getterType, isWrapped } = property
  const isOptional = getterType !== type && !isWrapped
  const ignored =
    isOptional && annotations === 'jackson' && !isReadByFields
      ? [`@${types.imported('com.fasterxml.jackson.annotation.JsonIgnore')}`]
      : []
  const verb = type === 'boolean' ? 'is' : 'get'
  const value = isOptional ? `Optional.ofNullable(${name})` : name
  return [
    [...ignored, ...method(`public ${getterType} ${verb}${capitalized(name)}()`, [`return ${value};`])],
    method(`public void set${capitalized(name)}(${type} ${name})`, [`this.${name} = ${name};`]),
  ]
}

/** Writes the builder of a class or record. */
function builderOf(name: string, properties: readonly Property[], isRecord: boolean): string[][] {
  const setters = properties.flatMap((property) => [
    '',
    ...method(`public Builder ${property.name}(${property.type} ${property.name})`, [
      `this.${property.name} = ${property.name};`,
      'return this;',
    ]),
  ])
  const names = properties.map((property) => property.name)
  const made = isRecord
    ? [`return new ${name}(`, ...names.map((each, at) => `        ${each}${at < names.length - 1 ? ',' : ');'}`)]
    : [`${name} built = new ${name}();`, ...names.map((each) => `built.${each} = this.${each};`), 'return built;']
  const fields = properties.map((property) => `private ${property.type} ${property.name};`)
  const body = [...fields, ...setters, '', ...method(`public ${name} build()`, made)]
  return [
    method('public static Builder builder()', ['return new Builder();']),
    ['public static final class Builder {', ...body.map(indented), '}'],
  ]
}

/**
 * Writes Lombok's annotations. In a very large class its equals and toString would exceed the size limit of a method.
 */
function lombok(
  name: string,
  properties: readonly Property[],
  isBuilt: boolean,
  types: JavaTypes,
  names: Names,
): string[] {
  const data = properties.length > maxLombokData ? ['Getter', 'Setter'] : ['Data']
  const built = isBuilt ? ['NoArgsConstructor', 'AllArgsConstructor', 'Builder'] : []
  // Lombok would take an existing type of that name for its builder.
  const isTaken = names.isType(`${name}Builder`)
  return [...data, ...built].map((each) => {
    const annotation = `@${types.imported(`lombok.${each}`)}`
    return each === 'Builder' && isTaken ? `${annotation}(builderClassName = "LombokBuilder")` : annotation
  })
}

const maxLombokData = 500

const method = (head: string, body: readonly string[]): string[] => [`${head} {`, ...body.map(indented), '}']
