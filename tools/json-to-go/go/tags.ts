import type { Field } from '#lib/json-shape/shape.ts'
import type { GoOptions } from './options.ts'

/** Writes the tag of a field; empty where no tags are chosen. */
export function tagOf(field: Field, { tags, omitempty }: GoOptions): string {
  const isLeftOut = field.isOptional || omitempty
  const written = tags.map(
    (tag) => `${tag}:"${validators.has(tag) ? rulesFor(field) : nameFor(tag, field, isLeftOut)}"`,
  )
  return written.length === 0 ? '' : `\`${written.join(' ')}\``
}

/**
 * Whether a key is valid in a tag of encoding/json: letters, digits and these signs (isValidTag in Go's encode.go). For
 * other tags it would fall back to the name of the field.
 */
export const canBeTag = (key: string): boolean => /^[\p{L}\p{Nd}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u.test(key)

function nameFor(tag: string, { key }: Field, isLeftOut: boolean): string {
  if (!canBeTag(key) || (tag === 'xml' && !/^[\p{L}_][\p{L}\p{Nd}_.-]*$/u.test(key))) return '-'
  const option = isLeftOut && omitemptyTags.has(tag) ? ',omitempty' : ''
  // A lone dash would omit the field.
  return key === '-' && option === '' ? '-,' : key + option
}

/** The tags with this option; other libraries would take it for a part of the name. */
const omitemptyTags = new Set(['json', 'yaml', 'xml', 'toml', 'bson', 'msgpack', 'mapstructure'])

/** Tags with rules of go-playground/validator, which Gin reads from `binding`. */
const validators = new Set(['validate', 'binding'])

function rulesFor({ shape, isOptional }: Field): string {
  const [form] = shape.forms
  const format = shape.forms.length === 1 && form?.kind === 'string' ? form.format : undefined
  const isKnown = format === 'email' || format === 'url'
  return (isOptional || shape.isNullable ? 'omitempty' : 'required') + (isKnown ? `,${format}` : '')
}
