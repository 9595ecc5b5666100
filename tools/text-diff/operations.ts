export { apply } from './apply.ts'
export { compare } from './compare.ts'
export { patch } from './patch.ts'
