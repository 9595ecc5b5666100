import type { InferredTypes, ObjectType, Shape } from '#lib/json-shape/shape.ts'
import { keyAnnotation } from './annotations.ts'
import { typeComment } from './comments.ts'
import { type Declaration, writeFile } from './declaration.ts'
import { JavaTypes } from './java-types.ts'
import { constantsOf, type Names } from './names.ts'
import type { JavaOptions } from './options.ts'
import type { NamedPlace } from './places.ts'
import { objectOf } from './write-object.ts'
import { deserializerOf, unionOf, valueAccessor } from './write-union.ts'

/** A Java file, with its path from the source root. */
export interface JavaFile {
  path: string
  code: string
}

/** Writes the types of a document as one file, or as a file for each type. */
export function writeJava(
  inferred: InferredTypes,
  places: readonly NamedPlace[],
  names: Names,
  options: JavaOptions,
): JavaFile[] {
  const types = (named = names) => new JavaTypes(options, named, isTooLarge)
  const whole = inferred.types.filter((type) => !isTooLarge(type))
  const isRoot = (type: ObjectType | undefined) => type !== undefined && names.ofType(type) === names.root
  const declarations: Declaration[] = [
    ...(isRoot(whole[0]) ? [] : [rootOf(inferred.root, types(qualifiedNames(names, options)), names, options)]),
    ...whole.map((type) => objectOf(type, types(), names, options)),
    ...places.map((place) => (place.kind === 'enum' ? enumOf : unionOf)(place, types(), names, options)),
  ]
  const groups = options.nested === 'inside' ? [declarations] : declarations.map((declaration) => [declaration])
  const folder = options.packageName === '' ? '' : `${options.packageName.replaceAll('.', '/')}/`
  return groups.flatMap(([outer, ...inner]) =>
    outer ? [{ path: `${folder}${outer.name}.java`, code: writeFile([outer, ...inner], options) }] : [],
  )
}

/**
 * Qualifies nested types with the name of the root class, for its `extends` clause, which is outside of their scope.
 */
function qualifiedNames(names: Names, { nested }: JavaOptions): Names {
  if (nested === 'files') return names
  const within = (name: string) => `${names.root}.${name}`
  const ofPlace: Names['ofPlace'] = (shape) => {
    const name = names.ofPlace(shape)
    return name === undefined ? undefined : within(name)
  }
  return { ...names, ofType: (type) => within(names.ofType(type)), ofPlace }
}

/** A class file holds 65,535 constants, and a property needs up to a dozen: its name, its methods, their types. */
export const isTooLarge = ({ fields }: ObjectType): boolean => fields.length > maxProperties

const maxProperties = 4000

/** Writes the enum of a place with few different strings. */
function enumOf(place: NamedPlace, types: JavaTypes, names: Names, options: JavaOptions): Declaration {
  const name = names.ofPlace(place.shape) ?? ''
  const literals = place.shape.forms.flatMap((form) => (form.kind === 'string' ? (form.literals ?? []) : []))
  const constants = options.annotations === 'none' ? literals : constantsOf(literals)
  const lines = constants.flatMap((constant, at) => {
    const value = literals[at] ?? ''
    const annotation = constant === value ? [] : keyAnnotation(value, types, options)
    return [...annotation, `${constant}${at < constants.length - 1 ? ',' : ''}`]
  })
  return {
    name,
    above: typeComment(place, options),
    head: [`public enum ${name}`],
    members: [lines],
    imports: types.imports,
  }
}

/**
 * Writes the type of a document that is not an object: a subclass of a list or map, which every library reads as such,
 * or a record of one value, which only Jackson reads.
 */
function rootOf(root: Shape, types: JavaTypes, names: Names, options: JavaOptions): Declaration {
  const base = collectionOf(root, types)
  if (base)
    return { ...plain, name: names.root, head: [`public class ${names.root} extends ${base}`], imports: types.imports }
  const type = root.forms[0]?.kind === 'string' ? 'String' : types.of(root)
  if (options.annotations !== 'jackson')
    return { ...plain, name: names.root, head: [`public record ${names.root}(${type} value)`], imports: types.imports }
  const deserialize = types.imported('com.fasterxml.jackson.databind.annotation.JsonDeserialize')
  return {
    name: names.root,
    above: [`@${deserialize}(using = ${names.root}.Reader.class)`],
    head: [`public record ${names.root}(${type} value)`],
    members: [
      valueAccessor(type, types),
      deserializerOf(names.root, root.forms, () => names.root, types, 'public static '),
    ],
    imports: types.imports,
  }
}

const plain = { above: [], members: [] }

function collectionOf({ forms: [form] }: Shape, types: JavaTypes): string | undefined {
  if (form?.kind === 'array') return `${types.imported('java.util.ArrayList')}<${types.ofItem(form.items)}>`
  if (form?.kind === 'map') return `${types.imported('java.util.LinkedHashMap')}<String, ${types.ofItem(form.values)}>`
  // An object with too many keys for a class.
  if (form?.kind === 'object') return `${types.imported('java.util.LinkedHashMap')}<String, ${types.anything()}>`
  return undefined
}
