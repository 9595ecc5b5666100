export { lookup } from './lookup.ts'
export { search } from './search.ts'
