import type { Field } from '#lib/json-shape/shape.ts'
import type { GoOptions } from './options.ts'

/** Writes the tag of a field; nothing where no tags are asked for. */
export function tagOf(field: Field, { tags, omitempty }: GoOptions): string {
  const isLeftOut = field.isOptional || omitempty
  const written = tags.map(
    (tag) => `${tag}:"${validators.has(tag) ? rulesFor(field) : nameFor(tag, field, isLeftOut)}"`,
  )
  return written.length === 0 ? '' : `\`${written.join(' ')}\``
}

/**
 * Says whether a tag of encoding/json can hold a key. It takes letters, digits and these signs (isValidTag in Go's
 * encode.go); what names no key there makes it fall back to the name of the field.
 */
export const canBeTag = (key: string): boolean => /^[\p{L}\p{Nd}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u.test(key)

function nameFor(tag: string, { key }: Field, isLeftOut: boolean): string {
  if (!canBeTag(key) || (tag === 'xml' && !/^[\p{L}_][\p{L}\p{Nd}_.-]*$/u.test(key))) return '-'
  const option = isLeftOut && knowOmitempty.has(tag) ? ',omitempty' : ''
  // A lone dash would mean that the field is left out.
  return key === '-' && option === '' ? '-,' : key + option
}

/** Those whose libraries read this option; others would take it for a part of the name. */
const knowOmitempty = new Set(['json', 'yaml', 'xml', 'toml', 'bson', 'msgpack', 'mapstructure'])

/** Tags that hold rules of go-playground/validator, which Gin reads as `binding`. */
const validators = new Set(['validate', 'binding'])

function rulesFor({ shape, isOptional }: Field): string {
  const [form] = shape.forms
  const format = shape.forms.length === 1 && form?.kind === 'string' ? form.format : undefined
  const isKnown = format === 'email' || format === 'url'
  return (isOptional || shape.isNullable ? 'omitempty' : 'required') + (isKnown ? `,${format}` : '')
}
