export { convert } from './convert.ts'
