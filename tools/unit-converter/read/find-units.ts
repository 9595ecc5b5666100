import type { Unit } from '../table/read-table.ts'
import { allUnits } from '../table/units.ts'
import { normalize } from './normalize.ts'

interface UnitNames {
  /** Units by name, and by lowercase name. */
  exact: Map<string, Unit[]>
  lowercase: Map<string, Unit[]>
  inContext: Map<string, Unit[]>
  maxLength: number
}

let cachedNames: UnitNames | undefined

/**
 * Finds the units with a name, case-sensitively if possible, since mW and MW differ by a factor of 10⁹. If it is the
 * primary name of exactly one unit, only that is returned.
 */
export function findUnits(name: string): Unit[] {
  const { exact, lowercase } = unitNames()
  const matches = exact.get(name) ?? lowercase.get(name.toLowerCase()) ?? []
  const first = matches.filter(({ id, symbol, en, zh }) => [id, symbol, en, zh].some((own) => normalize(own) === name))
  // Feet and arcminutes share a sign, which is primary to neither.
  return first.length === 1 && !/['"]/.test(name) ? first : matches
}

/** Finds the units that a name means only beside others of their quantity. */
export const findUnitsInContext = (name: string): Unit[] => unitNames().inContext.get(name.toLowerCase()) ?? []

/** In characters. */
export const maxNameLength = (): number => unitNames().maxLength

function unitNames(): UnitNames {
  if (cachedNames) return cachedNames
  const exact = new Map<string, Unit[]>()
  const lowercase = new Map<string, Unit[]>()
  const inContext = new Map<string, Unit[]>()
  for (const unit of allUnits()) {
    for (const name of new Set(namesOf(unit))) {
      addName(exact, name, unit)
      addName(lowercase, name.toLowerCase(), unit)
    }
    for (const name of unit.namesInContext) addName(inContext, normalize(name).toLowerCase(), unit)
  }
  cachedNames = { exact, lowercase, inContext, maxLength: Math.max(...Array.from(exact.keys(), (name) => name.length)) }
  return cachedNames
}

function addName(names: Map<string, Unit[]>, name: string, unit: Unit): void {
  const units = names.get(name) ?? []
  if (!units.includes(unit)) names.set(name, [...units, unit])
}

/** Lists all names of a unit: also m2 and m^2 for m², N.m and N*m for N·m, sqft for sq ft, and plurals of words. */
function namesOf({ id, symbol, en, zh, otherNames }: Unit): string[] {
  return [id, symbol, en, zh, ...otherNames]
    .map(normalize)
    .flatMap((name) => [
      name,
      ...(/[a-z)][23]/i.test(name) ? [name.replace(/([a-z)])([23])/gi, '$1^$2')] : []),
      ...(/^(?:sq|cu) [a-z]/.test(name) ? [name.replace(' ', '')] : []),
      ...(name.includes('·') ? ['.', '*'].map((sign) => name.replaceAll('·', sign)) : []),
      ...(/[a-z]{3}$/.test(name) ? [`${name}s`] : []),
    ])
}
