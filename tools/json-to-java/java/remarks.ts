import type { Params } from '#kit/tool-error.ts'
import type { Remark } from '#lib/diagnostics.ts'
import { formsIn } from '#lib/json-shape/forms-in.ts'
import { quoteKey } from '#lib/json-shape/quote-key.ts'
import type { Field, InferredTypes, ObjectType, Shape } from '#lib/json-shape/shape.ts'
import { JavaTypes } from './java-types.ts'
import type { Names } from './names.ts'
import type { JavaOptions } from './options.ts'
import { unionPlaces } from './places.ts'
import { fitsConstructor, propertiesOf } from './property.ts'
import type { warningSentences } from './warnings.ts'
import { isTooLarge } from './write-java.ts'

type JavaRemark = Remark<keyof typeof warningSentences>

/** Lists warnings about data that is lost, and about code that differs from what one would expect. */
export function remarksOn(inferred: InferredTypes, names: Names, options: JavaOptions): JavaRemark[] {
  const types = new JavaTypes(options, names, isTooLarge)
  const fields = inferred.types.flatMap((type) => type.fields)
  const mixed = options.annotations === 'jackson' ? [] : unionPlaces(inferred)
  return [
    ...optionRemarks(inferred, types, options),
    ...inferred.types.flatMap((type) => sizeRemarks(type, types, names, options)),
    ...fields.flatMap((field) => fieldRemarks(field, types, names, options)),
    ...mixed.map(({ offset }) => remark(offset, 'mixedTypes', { type: types.anything() })),
  ]
}

const remark = (offset: number, code: JavaRemark['code'], params: Params = {}): JavaRemark => ({ offset, code, params })

/** Warnings about what the chosen library cannot do, once each. */
function optionRemarks({ root, types: all }: InferredTypes, types: JavaTypes, options: JavaOptions): JavaRemark[] {
  const { annotations, nullable, style, unknown } = options
  const canBeNull = ({ shape, isOptional }: Field) => isOptional || shape.isNullable
  const ignoresUnknown = unknown === 'fail' && (annotations === 'gson' || annotations === 'none') && all.length > 0
  const isGsonOptional = nullable === 'optional' && annotations === 'gson' && style !== 'class'
  const hasNull = all.some(({ fields }) => fields.some(canBeNull))
  return [
    ...(isValue(root) && annotations !== 'jackson' ? [remark(0, 'rootValue', { type: types.of(root) })] : []),
    ...(ignoresUnknown ? [remark(0, 'ignoresUnknown')] : []),
    ...(isGsonOptional && hasNull ? [remark(0, 'noOptional')] : []),
  ]
}

const isValue = ({ forms: [form] }: Shape): boolean =>
  form === undefined || form.kind === 'string' || form.kind === 'number' || form.kind === 'boolean'

function sizeRemarks(type: ObjectType, types: JavaTypes, names: Names, options: JavaOptions): JavaRemark[] {
  const [{ offset } = { offset: 0 }] = type.fields
  const params = { type: names.ofType(type), count: type.fields.length }
  if (isTooLarge(type)) return [remark(offset, 'tooManyKeys', params)]
  const needsConstructor = options.style === 'record' || (options.style === 'lombok' && options.builder)
  const fits = fitsConstructor(propertiesOf(type, options.style, types, names, options))
  return needsConstructor && !fits ? [remark(offset, 'tooManyComponents', params)] : []
}

function fieldRemarks(field: Field, types: JavaTypes, names: Names, options: JavaOptions): JavaRemark[] {
  const { offset, shape, isOptional } = field
  const [name, key] = [names.ofField(field), quoteKey(field.key)]
  if (name === undefined) return [remark(offset, 'unwritableKey', { key })]
  const { annotations, dates } = options
  const isRenamed = annotations === 'none' && name !== field.key
  const isNullOrMissing = annotations !== 'none' && isOptional && shape.isNullable
  const time = annotations === 'gson' && dates === 'java.time' ? timeIn(shape, types) : undefined
  return [
    ...(isRenamed ? [remark(offset, 'renamedKey', { key, property: name })] : []),
    ...(isNullOrMissing ? [remark(offset, 'nullOrMissing', { key })] : []),
    ...(time ? [remark(offset, 'needsAdapter', { type: time })] : []),
  ]
}

/** Returns the java.time type of a place or within its arrays and maps. */
const timeIn = (shape: Shape, types: JavaTypes): string | undefined =>
  formsIn(shape)
    .filter((form) => form.kind === 'string')
    .map((form) => types.ofForm(form))
    .find((type) => type !== 'String')
