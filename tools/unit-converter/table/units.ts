import { flowAndData } from './flow-and-data.ts'
import { forceAndEnergy } from './force-and-energy.ts'
import { lengthAndArea } from './length-and-area.ts'
import { motionAndTime } from './motion-and-time.ts'
import { type Quantity, quantityIds } from './quantities.ts'
import { readTable, type Unit } from './read-table.ts'
import { volumeAndMass } from './volume-and-mass.ts'

let cachedUnits: Unit[] | undefined

/** Lists all units by quantity; the first of each quantity is its base unit. */
export function allUnits(): Unit[] {
  const tables = { ...lengthAndArea, ...volumeAndMass, ...motionAndTime, ...forceAndEnergy, ...flowAndData }
  cachedUnits ??= quantityIds.flatMap((quantity) => readTable(quantity, tables[quantity] ?? ''))
  return cachedUnits
}

export const unitsOf = (quantity: Quantity): Unit[] => allUnits().filter((unit) => unit.quantity === quantity)

/** The default target units: the first, or the second for values in the first. */
export const defaultUnits: Record<Quantity, [string, string]> = {
  length: ['meter', 'foot'],
  area: ['square-meter', 'square-foot'],
  volume: ['liter', 'us-gallon'],
  mass: ['kilogram', 'pound'],
  temperature: ['celsius', 'fahrenheit'],
  time: ['second', 'minute'],
  speed: ['kilometer-per-hour', 'mile-per-hour'],
  acceleration: ['meter-per-second-squared', 'standard-gravity'],
  force: ['newton', 'pound-force'],
  pressure: ['kilopascal', 'pound-per-square-inch'],
  energy: ['joule', 'kilocalorie'],
  power: ['kilowatt', 'horsepower'],
  torque: ['newton-meter', 'pound-foot'],
  density: ['kilogram-per-cubic-meter', 'pound-per-cubic-foot'],
  flow: ['liter-per-minute', 'us-gallon-per-minute'],
  angle: ['degree', 'radian'],
  frequency: ['hertz', 'revolution-per-minute'],
  fuel: ['liter-per-100-kilometers', 'us-mile-per-gallon'],
  data: ['byte', 'mebibyte'],
  'data-rate': ['megabit-per-second', 'megabyte-per-second'],
}
