export { compress } from './compress.ts'
