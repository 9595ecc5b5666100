import type { Place, SeenObjects } from './place.ts'

/** Objects at the first place where they are met, the nearest to the root before the others. */
export interface Visit {
  objects: SeenObjects
  /** The object that holds the place, through arrays and maps, and its key there. */
  parent: Visit | undefined
  key: string
  /** Whether they are items of an array or values of a map there. */
  isItem: boolean
  depth: number
}

interface Step extends Omit<Visit, 'objects'> {
  place: Place
}

/**
 * Visits every place that can be reached from the root, those of one type's fields once.
 *
 * @param arrive may turn what stands at the place into a map before it is entered
 * @param enter told the objects at the place; true keeps away from what lies within them
 */
export function visitObjects(
  root: Place,
  { arrive, enter }: { arrive?: (place: Place) => void; enter?: (visit: Visit) => boolean },
): void {
  const entered = new Set<SeenObjects>()
  const queue: Step[] = [{ place: root, parent: undefined, key: '', isItem: false, depth: 0 }]
  // The list grows while it is gone through.
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

/** Maps of maps may hold themselves, which objects in between would tell. */
const mapLimit = 1000
