export { compare } from './compare.ts'
export { hash } from './hash.ts'
export { verify } from './verify.ts'
