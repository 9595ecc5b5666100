import { storedOf } from './stored.ts'

/** Whether somebody has turned the history off, in any tab. */
export const historyOff = storedOf('history-off', (found) => found === true)
