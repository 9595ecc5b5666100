import { errors } from '../errors.ts'
import { type Quantity, quantities } from '../table/quantities.ts'
import type { Unit } from '../table/read-table.ts'
import { findUnits } from './find-units.ts'
import { normalize } from './normalize.ts'
import type { ValuePart } from './read-value.ts'

/** The default meanings of ' and ": feet and inches, not arcminutes and arcseconds. */
const defaultIds = ['foot', 'inch']

/**
 * Resolves the unit of each part. Ambiguous names are resolved by the other parts and the target unit.
 *
 * @throws ToolError `otherQuantity` where they do not fit together, `ambiguous`
 */
export function resolveUnits(parts: ValuePart[], targets: Unit[]): Unit[] {
  const [start] = parts
  let possible = quantitiesOf(start?.units ?? [])
  const narrow = (units: Unit[], name: string) => {
    const both = possible.filter((quantity) => quantitiesOf(units).includes(quantity))
    if (both.length === 0) throw otherQuantity(start?.name ?? '', possible, name, units)
    possible = both
  }
  for (const part of parts.slice(1)) narrow(part.units, part.name)
  if (targets.length > 0) narrow(targets, targets[0]?.symbol ?? '')
  return parts.map(({ name, units }) =>
    chooseOne(
      name,
      units.filter(({ quantity }) => possible.includes(quantity)),
    ),
  )
}

const quantitiesOf = (units: Unit[]): Quantity[] => units.map(({ quantity }) => quantity)

/** Resolves the name of a target unit within a quantity. */
export function resolveTarget(name: string, quantity: Quantity | undefined): Unit {
  return chooseOne(
    name,
    findTargetUnits(name).filter((unit) => quantity === undefined || unit.quantity === quantity),
  )
}

/** @throws ToolError `unknownUnit` */
export function findTargetUnits(name: string): Unit[] {
  const units = findUnits(normalize(name))
  if (units.length === 0) throw errors.unknownUnit({ unit: name.trim().slice(0, 40).toWellFormed() })
  return units
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
