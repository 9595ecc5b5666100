import type { Found, Manner, Search } from './engine.ts'
import { RegexFault } from './regex-fault.ts'

/** Throws when the deadline has passed. */
export function checkTime({ deadline }: Pick<Manner, 'deadline'>): void {
  if (performance.now() > deadline) throw new RegexFault({ kind: 'late' })
}

/** Makes a search of an engine that finds every match, and knows nothing of sticky ones. */
export function inManner(all: () => Iterable<Found>, how: Manner, close = () => {}): Search {
  function* matches(): Generator<Found> {
    let expected = 0
    for (const found of all()) {
      if (how.sticky && found.start !== expected) return
      yield found
      if (!how.all) return
      expected = found.end === found.start ? found.end + 1 : found.end
    }
  }
  return {
    matches,
    count() {
      let count = 0
      for (const _ of matches()) count++
      return count
    },
    close,
  }
}
