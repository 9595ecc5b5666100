export { apply } from './apply.ts'
export { compare } from './compare.ts'
export { merge } from './merge.ts'
export { patch } from './patch.ts'
