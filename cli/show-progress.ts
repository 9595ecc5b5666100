import type { Terminal } from './terminal.ts'

/** Shows a person the share that is done, once a run lasts over half a second. */
export function showProgress({ stderr }: Terminal): ((share: number) => void) & { end: () => void } {
  const start = performance.now()
  let shown = ''
  const progress = (share: number) => {
    const percent = `${Math.floor(share * 100)} %`
    if (!stderr.isTTY || percent === shown || performance.now() - start < 500) return
    shown = percent
    stderr.write(`\r${percent} `)
  }
  const end = () => {
    if (shown) stderr.write('\r\u001b[K')
  }
  return Object.assign(progress, { end })
}
