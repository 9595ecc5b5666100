import type { Terminal } from '../terminal.ts'

/** Shows the progress on a terminal once a run lasts over half a second. */
export function showProgress(terminal: Terminal): ((share: number) => void) & { end: () => void } {
  // Not `performance`, which takes 2 ms to load.
  const start = Date.now()
  let last = ''
  const progress = (share: number) => {
    const percent = `${Math.floor(share * 100)} %`
    if (!terminal.stderr.isTTY || percent === last || Date.now() - start < 500) return
    last = percent
    terminal.stderr.write(`\r${percent} `)
  }
  const end = () => {
    if (last) terminal.stderr.write('\r\u001b[K')
  }
  return Object.assign(progress, { end })
}
