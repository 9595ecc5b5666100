import type { ObservedObjects, Place } from './place.ts'
import { type ObjectVisit, visitObjects } from './visit-objects.ts'

/**
 * Merges objects that contain similar objects into one recursive type. An object is similar to an ancestor if it has
 * the field by which the ancestor contains it, with values of the same kind, and they share two thirds of all their
 * keys.
 */
export function findRecursion(root: Place): void {
  // Merging adds fields that have not been visited; few trees need a second round.
  for (let round = 0; round < roundLimit; round++) {
    let merged = 0
    visitObjects(root, {
      enter: (visit) => {
        const above = findAlike(visit)
        if (!above) return false
        above.merge(visit.objects)
        merged++
        return true
      },
    })
    if (merged === 0) return
  }
}

function findAlike({ objects, key, parent }: ObjectVisit): ObservedObjects | undefined {
  let field = key
  let above = parent
  for (let steps = 0; above && steps < stepLimit; steps++) {
    const candidate = above.objects.find()
    if (candidate !== objects && hasSame(field, candidate, objects) && isAlike(candidate, objects)) return candidate
    field = above.key
    above = above.parent
  }
  return undefined
}

/** Whether both have a field, and the descendant's value there is of the ancestor's kind, or empty. */
function hasSame(key: string, above: ObservedObjects, below: ObservedObjects): boolean {
  const [upper, lower] = [above.get(key), below.get(key)]
  return upper !== undefined && lower !== undefined && isCompatible(upper.place.find(), lower.place.find(), true)
}

function isAlike(above: ObservedObjects, below: ObservedObjects): boolean {
  const common = below.fields.filter(({ key, place }) => {
    const field = above.get(key)
    return field && isCompatible(field.place.find(), place.find(), false)
  }).length
  return common * 3 >= (above.fields.length + below.fields.length - common) * 2
}

/** Whether values are of kinds that both places have; nulls alone match anything. */
function isCompatible(upper: Place, lower: Place, isStrict: boolean): boolean {
  const [above, below] = [kindsOf(upper), kindsOf(lower)]
  if (isStrict) return (below & ~above) === 0
  return above === 0 || below === 0 || (above & below) !== 0
}

const kindsOf = ({ booleans, strings, numbers, items, objects, values }: Place): number =>
  (booleans && 1) | (strings ? 2 : 0) | (numbers ? 4 : 0) | (items ? 8 : 0) | (objects ? 16 : 0) | (values ? 32 : 0)

/** How many ancestors are compared, and in how many rounds. */
const [stepLimit, roundLimit] = [16, 8]
