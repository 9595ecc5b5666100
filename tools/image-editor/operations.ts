export { crop } from './crop.ts'
