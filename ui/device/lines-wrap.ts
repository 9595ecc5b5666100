import { storedOf } from './stored.ts'

/** Whether long lines wrap in panes; else they scroll sideways. */
export const linesWrap = storedOf('lines-wrap', (stored) => stored !== false)
