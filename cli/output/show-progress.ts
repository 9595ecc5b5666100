import type { Terminal } from '../terminal.ts'

/** Shows the progress on a terminal once a run lasts over half a second. */
export function showProgress({ stderr }: Terminal): ((share: number) => void) & { end: () => void } {
  const start = performance.now()
  let last = ''
  const progress = (share: number) => {
    const percent = `${Math.floor(share * 100)} %`
    if (!stderr.isTTY || percent === last || performance.now() - start < 500) return
    last = percent
    stderr.write(`\r${percent} `)
  }
  const end = () => {
    if (last) stderr.write('\r\u001b[K')
  }
  return Object.assign(progress, { end })
}
