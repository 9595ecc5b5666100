export { count } from './count.ts'
export { countFile } from './count-file.ts'
