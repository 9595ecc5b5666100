import type { Field, Form, ObjectType, Shape, StringFormat } from '#lib/json-shape/shape.ts'
import { showKey } from '#lib/json-shape/show-key.ts'
import { inComment } from './literals.ts'

/** Writes a line for Javadoc: what stands at a property's key. */
export function propertyComment({ key, shape, isOptional }: Field): string[] {
  const parts = [
    kindOf(shape),
    ...(isOptional ? ['may be missing'] : []),
    ...(shape.isNullable && shape.forms.length > 0 ? ['may be null'] : []),
  ]
  return [`/** ${inComment(showKey(key))}: ${parts.join('; ')}. */`]
}

/** Writes a line for Javadoc: where a type stands in the document. */
export const typeComment = ({ path, isItem }: Pick<ObjectType, 'path' | 'isItem'>): string[] =>
  path.length === 0 && !isItem
    ? ['/** The whole document. */']
    : [`/** ${isItem ? 'An item' : 'The value'} of ${inComment(showPath(path))}. */`]

const showPath = (path: readonly string[]): string =>
  path.length === 0 ? 'the document' : `${path.length > 3 ? '… ' : ''}${path.slice(-3).map(showKey).join(' → ')}`

function kindOf({ forms }: Shape): string {
  if (forms.length === 0) return 'always null or empty'
  return forms.map(wordFor).join(' or ')
}

function wordFor(form: Form): string {
  if (form.kind === 'string' && form.literals) return form.literals.map((text) => inComment(showKey(text))).join(', ')
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
