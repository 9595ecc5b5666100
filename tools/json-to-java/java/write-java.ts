import type { InferredTypes, ObjectType } from '#lib/json-shape/shape.ts'
import { type Declaration, writeFile } from './declaration.ts'
import { JavaTypes } from './java-types.ts'
import type { Names } from './names.ts'
import type { JavaOptions } from './options.ts'
import type { NamedPlace } from './places.ts'
import { enumOf } from './write-enum.ts'
import { objectOf } from './write-object.ts'
import { rootOf } from './write-root.ts'
import { unionOf } from './write-union.ts'

/** A file of Java, by its path from the root of the sources. */
export interface JavaFile {
  path: string
  code: string
}

/** Writes the types of a document: as one file, or as a file for each type. */
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
    ...(isRoot(whole[0]) ? [] : [rootOf(inferred.root, types(fromOutside(names, options)), names, options)]),
    ...whole.map((type) => objectOf(type, types(), names, options)),
    ...places.map((place) => (place.kind === 'enum' ? enumOf : unionOf)(place, types(), names, options)),
  ]
  const groups = options.nested === 'inside' ? [declarations] : declarations.map((declaration) => [declaration])
  const folder = options.packageName === '' ? '' : `${options.packageName.replaceAll('.', '/')}/`
  return groups.flatMap(([outer, ...inner]) =>
    outer ? [{ path: `${folder}${outer.name}.java`, code: writeFile([outer, ...inner], options) }] : [],
  )
}

/** What a class extends stands outside of it: types within it are called by its name too. */
function fromOutside(names: Names, { nested }: JavaOptions): Names {
  if (nested === 'files') return names
  const within = (name: string) => `${names.root}.${name}`
  const ofPlace: Names['ofPlace'] = (shape) => {
    const name = names.ofPlace(shape)
    return name === undefined ? undefined : within(name)
  }
  return { ...names, ofType: (type) => within(names.ofType(type)), ofPlace }
}

/** A class file holds 65,535 constants, and a property needs up to a dozen: a name, its methods, their types. */
export const isTooLarge = ({ fields }: ObjectType): boolean => fields.length > maxProperties

const maxProperties = 4000
