import { type OpenHashers, openHashers } from './open-hashers.ts'
import type { Order, Report } from './platform-parts.ts'

/** Makes what a worker does with its orders, one after the other. */
export function obeyOrders(post: (report: Report, moved: ArrayBuffer[]) => void): (order: Order) => void {
  let hashers: OpenHashers | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function obey(order: Order): Promise<void> {
    if (order.order === 'begin') hashers = await openHashers(order.algorithms, order.key)
    else if (order.order === 'end') post({ report: 'hashes', hashes: hashers?.digest() ?? [] }, [])
    else {
      hashers?.update(order.slice)
      post({ report: 'taken', slice: order.slice }, [order.slice.buffer])
    }
  }
  return (order) => {
    last = last.then(() => obey(order)).catch((error) => post({ report: 'failed', message: String(error) }, []))
  }
}
