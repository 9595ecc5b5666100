export { convert } from './convert.ts'
export { coordinates } from './coordinates.ts'
export { sizes } from './sizes.ts'
export { units } from './units.ts'
