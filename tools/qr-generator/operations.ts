export { generate } from './generate.ts'
export { read } from './read.ts'
