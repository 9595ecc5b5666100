export { exportPalette } from './export-palette.ts'
export { extract } from './extract.ts'
