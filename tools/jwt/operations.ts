export { decode } from './decode.ts'
export { decrypt } from './decrypt.ts'
export { sign } from './sign.ts'
export { verify } from './verify.ts'
