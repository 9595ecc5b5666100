import type { Unit } from '../table/read-table.ts'
import { allUnits } from '../table/units.ts'
import { normalize } from './normalize.ts'

interface UnitNames {
  /** As they are written, and in small letters. */
  exact: Map<string, Unit[]>
  folded: Map<string, Unit[]>
  maxLength: number
}

let cachedNames: UnitNames | undefined

/**
 * Finds the units of a name: in its own case, since mW and MW differ by a thousand million, else in any. Of several the one
 * is meant that has it as its first name.
 */
export function findUnits(name: string): Unit[] {
  const { exact, folded } = unitNames()
  const matches = exact.get(name) ?? folded.get(name.toLowerCase()) ?? []
  const first = matches.filter(({ id, symbol, en, zh }) => [id, symbol, en, zh].some((own) => normalize(own) === name))
  // Feet and minutes of arc have the same sign, and neither is the first to have it.
  return first.length === 1 && !/['"]/.test(name) ? first : matches
}

/** In characters. */
export const maxNameLength = (): number => unitNames().maxLength

function unitNames(): UnitNames {
  if (cachedNames) return cachedNames
  const exact = new Map<string, Unit[]>()
  const folded = new Map<string, Unit[]>()
  for (const unit of allUnits()) {
    for (const name of new Set(namesOf(unit))) {
      put(exact, name, unit)
      put(folded, name.toLowerCase(), unit)
    }
  }
  cachedNames = { exact, folded, maxLength: Math.max(...Array.from(exact.keys(), (name) => name.length)) }
  return cachedNames
}

function put(names: Map<string, Unit[]>, name: string, unit: Unit): void {
  const units = names.get(name) ?? []
  if (!units.includes(unit)) names.set(name, [...units, unit])
}

/** All names of a unit: m² is m2 and m^2 as well, N·m is N.m and N*m, and words have a plural. */
function namesOf({ id, symbol, en, zh, otherNames }: Unit): string[] {
  return [id, symbol, en, zh, ...otherNames]
    .map(normalize)
    .flatMap((name) => [
      name,
      ...(/[a-z)][23]/i.test(name) ? [name.replace(/([a-z)])([23])/gi, '$1^$2')] : []),
      ...(name.includes('·') ? ['.', '*'].map((sign) => name.replaceAll('·', sign)) : []),
      ...(/[a-z]{3}$/.test(name) ? [`${name}s`] : []),
    ])
}
