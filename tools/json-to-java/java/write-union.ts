import type { Form } from '#lib/json-shape/shape.ts'
import { typeComment } from './comments.ts'
import { type Declaration, indented } from './declaration.ts'
import type { JavaTypes } from './java-types.ts'
import type { Names } from './names.ts'
import type { JavaOptions } from './options.ts'
import type { NamedPlace } from './places.ts'

/**
 * Writes the type of a union for Jackson: a sealed interface with a record for each kind of value, and a deserializer
 * that selects by the first token. No two kinds have the same first token.
 */
export function unionOf(place: NamedPlace, types: JavaTypes, names: Names, options: JavaOptions): Declaration {
  const name = names.ofPlace(place.shape) ?? ''
  const { forms } = place.shape
  const records = forms.map((form) => {
    const type = typeIn(form, types)
    const head = `record ${wrappers[form.kind]}(${type} value) implements ${name} {`
    return [head, ...valueAccessor(type, types).map(indented), '}']
  })
  return {
    name,
    above: [
      ...typeComment(place, options),
      `@${types.imported('com.fasterxml.jackson.databind.annotation.JsonDeserialize')}(using = ${name}.Reader.class)`,
    ],
    head: [`public sealed interface ${name}`],
    members: [...records, deserializerOf(name, forms, (form) => wrappers[form.kind], types)],
    imports: types.imports,
  }
}

/**
 * Writes the accessor that makes Jackson write a record as its value. An annotation of the component would be found
 * twice before Jackson 2.15.
 */
export const valueAccessor = (type: string, types: JavaTypes): string[] => [
  `@${types.imported('com.fasterxml.jackson.annotation.JsonValue')}`,
  '@Override',
  `public ${type} value() {`,
  '    return value;',
  '}',
]

/** In a union a date is a plain string. */
const typeIn = (form: Form, types: JavaTypes): string => (form.kind === 'string' ? 'String' : types.ofForm(form))

const wrappers: Record<Form['kind'], string> = {
  object: 'OfObject',
  map: 'OfMap',
  array: 'OfList',
  string: 'OfString',
  number: 'OfNumber',
  boolean: 'OfBoolean',
}

/** The first token of each kind of value. */
const tokens: Record<Form['kind'], string> = {
  object: 'START_OBJECT',
  map: 'START_OBJECT',
  array: 'START_ARRAY',
  string: 'VALUE_STRING',
  number: 'VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT',
  boolean: 'VALUE_TRUE, VALUE_FALSE',
}

/** Writes the Jackson deserializer of a type: each kind of value into a record of its own. */
export function deserializerOf(
  name: string,
  forms: readonly Form[],
  wrapperOf: (form: Form) => string,
  types: JavaTypes,
  modifiers = '',
): string[] {
  const databind = 'com.fasterxml.jackson.databind'
  const [reader, context] = [`${databind}.JsonDeserializer`, `${databind}.DeserializationContext`].map((path) =>
    types.imported(path),
  )
  const parser = types.imported('com.fasterxml.jackson.core.JsonParser')
  const exception = types.imported('java.io.IOException')
  const cases = forms.map((form) => `case ${tokens[form.kind]} -> new ${wrapperOf(form)}(${readingOf(form, types)});`)
  const unexpected = `default -> (${name}) context.handleUnexpectedToken(${name}.class, parser);`
  return [
    `${modifiers}final class Reader extends ${reader}<${name}> {`,
    ...[
      '@Override',
      `public ${name} deserialize(${parser} parser, ${context} context) throws ${exception} {`,
      ...['return switch (parser.currentToken()) {', ...[...cases, unexpected].map(indented), '};'].map(indented),
      '}',
    ].map(indented),
    '}',
  ]
}

function readingOf(form: Form, types: JavaTypes): string {
  if (form.kind === 'string') return 'parser.getText()'
  if (form.kind === 'boolean') return 'parser.getBooleanValue()'
  const type = types.ofForm(form)
  if (!type.includes('<')) return `context.readValue(parser, ${type}.class)`
  const reference = types.imported('com.fasterxml.jackson.core.type.TypeReference')
  const factory = 'context.getTypeFactory()'
  return `context.readValue(parser, ${factory}.constructType(new ${reference}<${type}>() {}))`
}
