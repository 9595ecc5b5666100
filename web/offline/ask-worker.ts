import { messageSW } from 'workbox-window'
import type { Answers, Question } from './messages.ts'

/** Asks the service worker of this page; undefined if there is none (yet). */
export async function askWorker<Ask extends keyof Answers>(
  question: Question & { ask: Ask },
): Promise<Answers[Ask] | undefined> {
  const worker = 'serviceWorker' in navigator ? (await navigator.serviceWorker.getRegistration())?.active : undefined
  return worker ? messageSW(worker, question) : undefined
}
