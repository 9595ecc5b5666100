export { bits } from './bits.ts'
export { convert } from './convert.ts'
export { float } from './float.ts'
export { fromFloat } from './from-float.ts'
