import { keyAnnotation } from './annotations.ts'
import { typeComment } from './comments.ts'
import type { Declaration } from './declaration.ts'
import type { JavaTypes } from './java-types.ts'
import { constantsOf, type Names } from './names.ts'
import type { JavaOptions } from './options.ts'
import type { NamedPlace } from './places.ts'

/** Writes the enum of a place with few different words. */
export function enumOf(place: NamedPlace, types: JavaTypes, names: Names, options: JavaOptions): Declaration {
  const name = names.ofPlace(place.shape) ?? ''
  const literals = place.shape.forms.flatMap((form) => (form.kind === 'string' ? (form.literals ?? []) : []))
  const constants = options.annotations === 'none' ? literals : constantsOf(literals)
  const lines = constants.flatMap((constant, at) => {
    const value = literals[at] ?? ''
    const told = constant === value ? [] : keyAnnotation(value, types, options)
    return [...told, `${constant}${at < constants.length - 1 ? ',' : ''}`]
  })
  return {
    name,
    above: typeComment(place, options),
    head: [`public enum ${name}`],
    members: [lines],
    imports: types.imports,
  }
}
