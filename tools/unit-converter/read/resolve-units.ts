import { errors } from '../errors.ts'
import { type Quantity, quantities } from '../table/quantities.ts'
import type { Unit } from '../table/read-table.ts'
import { findUnits, findUnitsInContext } from './find-units.ts'
import { normalize } from './normalize.ts'
import type { ValuePart } from './read-value.ts'

/** The default meanings of ' and ": feet and inches, not arcminutes and arcseconds. */
const defaultIds = ['foot', 'inch']

/**
 * Resolves the unit of each part. Ambiguous names are resolved by the other parts and the target unit; only where those
 * do not fit together, names have the meanings that others in context give them.
 *
 * @throws ToolError `otherQuantity` where they do not fit together, `ambiguous`
 */
export function resolveUnits(parts: ValuePart[], targets: TargetUnits = noTargets): Unit[] {
  const fitting = fittingQuantities([...parts.map(({ units }) => units), targets.units])
  if (fitting.length > 0) return parts.map((part) => chooseAmong(part.name, part.units, fitting))
  const widened = parts.map(({ name, units }) => [...units, ...findUnitsInContext(name)])
  const inContext = fittingQuantities([...widened, [...targets.units, ...targets.inContext]])
  if (inContext.length === 0) throw firstMisfit(parts, targets.units)
  return parts.map(({ name }, index) => chooseAmong(name, widened[index] ?? [], inContext))
}

/** The units that a target's name means, and those that it means only in context. */
export interface TargetUnits {
  units: Unit[]
  inContext: Unit[]
}

const noTargets: TargetUnits = { units: [], inContext: [] }

const quantitiesOf = (units: Unit[]): Quantity[] => units.map(({ quantity }) => quantity)

/** Returns the quantities that each list has a unit of; an empty list allows all. */
function fittingQuantities(lists: Unit[][]): Quantity[] {
  const [first = [], ...others] = lists.filter((units) => units.length > 0)
  return quantitiesOf(first).filter((quantity) => others.every((units) => quantitiesOf(units).includes(quantity)))
}

const chooseAmong = (name: string, units: Unit[], quantities: Quantity[]): Unit =>
  chooseOne(
    name,
    units.filter(({ quantity }) => quantities.includes(quantity)),
  )

/** Returns the error that names the first unit, and the first that does not fit to those before it. */
function firstMisfit(parts: ValuePart[], targets: Unit[]) {
  const named = [...parts, ...(targets.length > 0 ? [{ name: targets[0]?.symbol ?? '', units: targets }] : [])]
  const end = named.findIndex(
    (_, index) => fittingQuantities(named.slice(0, index + 1).map(({ units }) => units)).length === 0,
  )
  const before = fittingQuantities(named.slice(0, end).map(({ units }) => units))
  return otherQuantity(named[0]?.name ?? '', before, named[end]?.name ?? '', named[end]?.units ?? [])
}

/** Resolves the name of a target unit within a quantity. */
export function resolveTarget(name: string, quantity: Quantity): Unit {
  const { units, inContext } = findTargetUnits(name)
  const fitting = units.filter((unit) => unit.quantity === quantity)
  return chooseOne(name, fitting.length > 0 ? fitting : inContext.filter((unit) => unit.quantity === quantity))
}

/** @throws ToolError `unknownUnit` */
export function findTargetUnits(name: string): TargetUnits {
  const normalized = normalize(name)
  const units = findUnits(normalized)
  if (units.length === 0) throw errors.unknownUnit({ unit: name.trim().slice(0, 40).toWellFormed() })
  return { units, inContext: findUnitsInContext(normalized) }
}

function chooseOne(name: string, units: Unit[]): Unit {
  const [first] = units.length > 1 ? units.filter(({ id }) => defaultIds.includes(id)) : units
  if (first) return first
  throw errors.ambiguous({ unit: name, choices: units.map(({ symbol }) => symbol).join(', ') })
}

function otherQuantity(from: string, of: Quantity[], to: string, units: Unit[]) {
  const [first, second] = [of[0], units[0]?.quantity]
  return errors.otherQuantity({
    from,
    first: first ? quantities[first].en.toLowerCase() : '',

    to,
    second: second ? quantities[second].en.toLowerCase() : '',
  })
}
