export { convert } from './convert.ts'
export { parse } from './parse.ts'
