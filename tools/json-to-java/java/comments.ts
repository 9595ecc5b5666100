import { quoteKey } from '#lib/json-shape/quote-key.ts'
import type { Field, Form, ObjectType, Shape, StringFormat } from '#lib/json-shape/shape.ts'
import { escapeComment } from './literals.ts'
import type { JavaOptions } from './options.ts'

/** Writes the Javadoc of a property: its kind of value where comments are wanted, and its description from a schema. */
export function propertyComment({ key, shape, isOptional, description }: Field, { comments }: JavaOptions): string[] {
  if (!comments) return docComment(description ?? '')
  const parts = [
    kindOf(shape),
    ...(isOptional ? ['may be missing'] : []),
    ...(shape.isNullable && shape.forms.length > 0 ? ['may be null'] : []),
  ]
  return docComment(`${quoteKey(key)}: ${parts.join('; ')}. ${description ?? ''}`)
}

/**
 * Writes the Javadoc of a type: its place in the document where comments are wanted, and its description from a schema.
 */
export function typeComment({ path, isItem, description = '' }: Commented, { comments }: JavaOptions): string[] {
  const isWhole = path.length === 0 && !isItem
  const place = isWhole ? 'The whole document.' : `${isItem ? 'An item' : 'The value'} of ${showPath(path)}.`
  return docComment(comments ? `${place} ${description}` : description)
}

type Commented = Pick<ObjectType, 'path' | 'isItem' | 'description'>

const docComment = (text: string): string[] => (text ? [`/** ${escapeComment(text.trim())} */`] : [])

const showPath = (path: readonly string[]): string =>
  path.length === 0 ? 'the document' : `${path.length > 3 ? '… ' : ''}${path.slice(-3).map(quoteKey).join(' → ')}`

function kindOf({ forms }: Shape): string {
  if (forms.length === 0) return 'always null or empty'
  return forms.map(wordFor).join(' or ')
}

function wordFor(form: Form): string {
  if (form.kind === 'string' && form.literals) return form.literals.map((text) => quoteKey(text)).join(', ')
  if (form.kind === 'string' && form.format) return formats[form.format]
  return kinds[form.kind]
}

const kinds: Record<Form['kind'], string> = {
  object: 'an object',
  map: 'a map',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
}

const formats: Record<StringFormat, string> = {
  date: 'a date',
  'date-time': 'a date and time with a zone',
  time: 'a time of day with a zone',
  uuid: 'a UUID',
  url: 'a URL',
  email: 'an email address',
}
