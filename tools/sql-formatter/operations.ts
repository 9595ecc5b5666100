export { fill } from './fill.ts'
export { format } from './format.ts'
export { inList } from './in-list.ts'
export { minify } from './minify.ts'
