export { hashFile } from './hash-file.ts'
export { hashText } from './hash-text.ts'
