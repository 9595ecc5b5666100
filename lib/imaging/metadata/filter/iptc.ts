import { joinBytes } from '#lib/join-bytes.ts'
import { viewOf } from '../../bytes.ts'

/**
 * Returns the datasets of IPTC-IIM 4.2 that stay, by their number in record 2; undefined if there are none. The envelope
 * (record 1), which says the charset, stays with them.
 */
export function filterIptc(
  bytes: Uint8Array,
  keeps: (dataset: number) => boolean,
): Uint8Array<ArrayBuffer> | undefined {
  const view = viewOf(bytes)
  const kept: Uint8Array[] = []
  let hasField = false
  for (let at = bytes.indexOf(0x1c); at >= 0 && at + 5 <= bytes.length; at = bytes.indexOf(0x1c, at)) {
    const [, record, dataset = 0] = bytes.subarray(at, at + 3)
    const end = at + 5 + view.getUint16(at + 3)
    // An extended dataset, or a damaged one: where the next begins is unknown.
    if (end - at > 5 + 0x7fff || end > bytes.length) break
    const isField = record === 2 && dataset !== 0
    const isEnvelope = record === 1 || (record === 2 && dataset === 0)
    if (isEnvelope || (isField && keeps(dataset))) kept.push(bytes.subarray(at, end))
    hasField ||= isField && keeps(dataset)
    at = end
  }
  return hasField ? joinBytes(...kept) : undefined
}
