import { isFoundByGetter } from './accessors.ts'
import type { JavaTypes } from './java-types.ts'
import { literal } from './literals.ts'
import type { JavaOptions } from './options.ts'
import type { Property } from './property.ts'

/** Writes the annotation that tells a library a key; nothing where there are none. */
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

/** Writes what tells a library of one property: its key, and that it is left out again where it was missing. */
export function propertyAnnotations(property: Property, types: JavaTypes, options: JavaOptions): string[] {
  const { key, name, isOptional, isNullable, isWrapped } = property
  const isTold = name !== key || property.needsKey
  const annotations = isTold ? keyAnnotation(key, types, options) : []
  if (options.annotations !== 'jackson' || !isOptional || isNullable) return annotations
  const include = types.imported('com.fasterxml.jackson.annotation.JsonInclude')
  return [...annotations, `@${include}(${include}.Include.${isWrapped ? 'NON_ABSENT' : 'NON_NULL'})`]
}

/** Writes what tells a library of a whole class: what it does with other keys, and where it finds the properties. */
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
  // Without any annotation Jackson refuses to write an object that has no properties.
  if (properties.length === 0 && ignored === '')
    return [`@${types.imported('com.fasterxml.jackson.databind.annotation.JsonSerialize')}`]
  return [...ignores, ...(needsFields(properties) ? fieldsAlone(types) : [])]
}

const jackson = 'com.fasterxml.jackson.annotation'

/** Says whether Jackson would take a getter for one of another property: it has to look at fields alone. */
export const needsFields = (properties: readonly Property[]): boolean =>
  properties.some(({ name, type, hasGetter }) => hasGetter && !isFoundByGetter(name, type === 'boolean'))

function fieldsAlone(types: JavaTypes): string[] {
  const detect = types.imported(`${jackson}.JsonAutoDetect`)
  const kinds = ['getter', 'isGetter', 'setter'].map((kind) => `${kind}Visibility = ${detect}.Visibility.NONE`)
  const lines = [`fieldVisibility = ${detect}.Visibility.ANY`, ...kinds]
  return [`@${detect}(`, ...lines.map((line, at) => `        ${line}${at < lines.length - 1 ? ',' : ')'}`)]
}
