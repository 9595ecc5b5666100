export { generate } from './generate.ts'
