export { format } from './format.ts'
export { minify } from './minify.ts'
