import { obeyOrders } from './hash-worker.ts'

const obey = obeyOrders((report, moved) => postMessage(report, { transfer: moved }))
addEventListener('message', ({ data }) => obey(data))
