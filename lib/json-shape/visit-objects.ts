import type { ObservedObjects, Place } from './place.ts'

/** Objects and the first place where they are visited, breadth-first from the root. */
export interface ObjectVisit {
  objects: ObservedObjects
  /** The object that holds the place, through arrays and maps, and its key there. */
  parent: ObjectVisit | undefined
  key: string
  /** Whether they are items of an array or values of a map there. */
  isItem: boolean
  depth: number
}

interface Step extends Omit<ObjectVisit, 'objects'> {
  place: Place
}

/**
 * Visits every place reachable from the root, the fields of one type once.
 *
 * @param arrive may turn the objects at the place into a map before it is entered
 * @param enter called with the objects at the place; true skips their fields
 */
export function visitObjects(
  root: Place,
  { arrive, enter }: { arrive?: (place: Place) => void; enter?: (visit: ObjectVisit) => boolean },
): void {
  const entered = new Set<ObservedObjects>()
  const queue: Step[] = [{ place: root, parent: undefined, key: '', isItem: false, depth: 0 }]
  // The array grows during the iteration.
  for (const step of queue) {
    const place = step.place.find()
    const depth = step.depth + 1
    arrive?.(place)
    const within = { ...step, depth, isItem: true }
    if (place.items) queue.push({ ...within, place: place.items })
    if (place.values && depth < mapLimit) queue.push({ ...within, place: place.values })
    const objects = place.objects?.find()
    if (!objects || entered.has(objects)) continue
    entered.add(objects)
    const { parent, key, isItem } = step
    const visit = { objects, parent, key, isItem, depth: step.depth }
    if (enter?.(visit)) continue
    for (const field of objects.fields)
      queue.push({ place: field.place, parent: visit, key: field.key, isItem: false, depth })
  }
}

/** Maps of maps may be recursive without an object between by which to notice it. */
const mapLimit = 1000
