import { showLife } from '../worker-life.browser.ts'
import { obeyOrders } from './hash-worker.ts'

const obey = obeyOrders((report, moved) => postMessage(report, { transfer: moved }))
addEventListener('message', ({ data }) => obey(data))
void showLife((alive) => postMessage(alive))
