export { convert } from './convert.ts'
export { format } from './format.ts'
