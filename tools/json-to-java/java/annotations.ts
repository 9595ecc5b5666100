import { isFoundByGetter } from './accessors.ts'
import type { JavaTypes } from './java-types.ts'
import { literal } from './literals.ts'
import type { JavaOptions } from './options.ts'
import type { Property } from './property.ts'

/** Writes the annotation of a key; nothing without a library. */
export function keyAnnotation(key: string, types: JavaTypes, { annotations }: JavaOptions): string[] {
  if (annotations === 'none') return []
  const name = types.imported(keyAnnotations[annotations])
  return [`@${name}(${annotations === 'fastjson2' ? 'name = ' : ''}${literal(key)})`]
}

const keyAnnotations = {
  jackson: 'com.fasterxml.jackson.annotation.JsonProperty',
  gson: 'com.google.gson.annotations.SerializedName',
  fastjson2: 'com.alibaba.fastjson2.annotation.JSONField',
}

/** Writes the annotations of a property: its key, and that it is omitted where it was missing. */
export function propertyAnnotations(property: Property, types: JavaTypes, options: JavaOptions): string[] {
  const { key, name, isOptional, isNullable, isWrapped } = property
  const needsAnnotation = name !== key || property.needsKey
  const annotations = needsAnnotation ? keyAnnotation(key, types, options) : []
  if (options.annotations !== 'jackson' || !isOptional || isNullable) return annotations
  const include = types.imported('com.fasterxml.jackson.annotation.JsonInclude')
  return [...annotations, `@${include}(${include}.Include.${isWrapped ? 'NON_ABSENT' : 'NON_NULL'})`]
}

/** Writes the annotations of a class: how to treat unknown keys, and where to find the properties. */
export function classAnnotations(
  properties: readonly Property[],
  leftOut: readonly string[],
  types: JavaTypes,
  options: JavaOptions,
): string[] {
  const { annotations, unknown } = options
  if (annotations === 'fastjson2' && unknown === 'fail') {
    const [type, reader] = ['com.alibaba.fastjson2.annotation.JSONType', 'com.alibaba.fastjson2.JSONReader']
    const feature = `${types.imported(reader)}.Feature.ErrorOnUnknownProperties`
    return [`@${types.imported(type)}(deserializeFeatures = ${feature})`]
  }
  if (annotations !== 'jackson') return []
  const ignored = unknown === 'ignore' ? 'ignoreUnknown = true' : leftOut.includes('') ? literal('') : ''
  const ignores = ignored ? [`@${types.imported(`${jackson}.JsonIgnoreProperties`)}(${ignored})`] : []
  // Jackson refuses to write an object without properties unless its class is annotated.
  if (properties.length === 0 && ignored === '')
    return [`@${types.imported('com.fasterxml.jackson.databind.annotation.JsonSerialize')}`]
  return [...ignores, ...(needsFieldVisibility(properties) ? fieldVisibility(types) : [])]
}

const jackson = 'com.fasterxml.jackson.annotation'

/** Whether Jackson has to read fields only, since it would take a getter for one of another property. */
export const needsFieldVisibility = (properties: readonly Property[]): boolean =>
  properties.some(({ name, type, hasGetter }) => hasGetter && !isFoundByGetter(name, type === 'boolean'))

function fieldVisibility(types: JavaTypes): string[] {
  const detect = types.imported(`${jackson}.JsonAutoDetect`)
  const kinds = ['getter', 'isGetter', 'setter'].map((kind) => `${kind}Visibility = ${detect}.Visibility.NONE`)
  const lines = [`fieldVisibility = ${detect}.Visibility.ANY`, ...kinds]
  return [`@${detect}(`, ...lines.map((line, at) => `        ${line}${at < lines.length - 1 ? ',' : ')'}`)]
}
