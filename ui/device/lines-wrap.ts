import { storedOf } from './stored.ts'

/** Whether lines that are too long for a pane go on below; else it scrolls sideways. */
export const linesWrap = storedOf('lines-wrap', (stored) => stored !== false)
