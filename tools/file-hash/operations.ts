export { compare } from './compare.ts'
export { hash } from './hash.ts'
export { hashText } from './hash-text.ts'
export { verify } from './verify.ts'
