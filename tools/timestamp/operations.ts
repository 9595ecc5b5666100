export { convert } from './convert.ts'
export { now } from './now.ts'
export { replace } from './replace.ts'
export { snippet } from './snippet.ts'
