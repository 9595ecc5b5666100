export { generate } from './generate.ts'
export { generateAll } from './generate-all.ts'
