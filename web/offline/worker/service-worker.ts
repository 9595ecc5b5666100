// Keeps the site's own files, so that every tool works without the server. Pages come from the server while it answers.
import { clientsClaim } from 'workbox-core'
import { enable as preloadNavigations } from 'workbox-navigation-preload'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { sizeHeader } from '#lib/missing-file.browser.ts'
import type { FilesToKeep } from '../files-to-keep.ts'
import type { Question } from '../messages.ts'
import { clearOldFiles, codeCache, home, largeCache, missingFiles, pathOf } from './caches.ts'
import { takeShared } from './share-target.ts'

declare const self: ServiceWorkerGlobalScope
/** Inserted by the build: its files, and the version of the page that is rendered without the server. */
declare const filesToKeep: FilesToKeep
declare const shellVersion: string

const code = filesToKeep.code.map((path) => home + path)
const onUse = filesToKeep.onUse.map(({ path, bytes }) => ({ path: home + path, bytes }))

const controller = new PrecacheController({ cacheName: codeCache })
controller.addToCacheList([
  { url: `${home}shell.html`, revision: shellVersion },
  { url: `${home}favicon.svg`, revision: shellVersion },
  ...code.map((url) => ({ url, revision: null })),
])
const assetPaths = new Set([...code, ...onUse.map(({ path }) => path)])
const large = new Map(onUse.map(({ path, bytes }) => [path, bytes]))
const cacheNames = [controller.strategy.cacheName, largeCache]

self.addEventListener('install', (event) => {
  event.waitUntil(install(event))
  // Pages come from the server, so a new version shows with the next opened page; the current one is not disturbed.
  self.skipWaiting()
})
self.addEventListener('activate', (event) => {
  const addresses = [...large.keys()].map((path) => new URL(path, location.origin).href)
  event.waitUntil(clearOldFiles([...controller.getURLsToCacheKeys().values(), ...addresses], cacheNames))
})
clientsClaim()
preloadNavigations()

/** Six files at a time: they are many and small, and one after the other each would wait for the network. */
async function install(event: ExtendableEvent): Promise<void> {
  const files = controller.getURLsToCacheKeys().entries()
  const next = async () => {
    for (const [url, cacheKey] of files) {
      const request = new Request(url, { cache: url === cacheKey ? 'default' : 'reload', credentials: 'same-origin' })
      await Promise.all(controller.strategy.handleAll({ request, event, params: { cacheKey } }))
    }
  }
  await Promise.all(Array.from({ length: 6 }, next))
}

registerRoute(new PrecacheRoute(controller))
const largeFiles = new CacheFirst({
  cacheName: largeCache,
  matchOptions: { ignoreVary: true },
  // The page that needs it shows how much there is to fetch.
  plugins: [{ handlerDidError: async ({ request }) => sizeOnly(large.get(pathOf(request)) ?? 0) }],
})
/** The last writing of each large file. */
const writes = new Map<string, Promise<void>>()
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && large.has(url.pathname),
  (options) => {
    const [response, done] = largeFiles.handleAll(options)
    // What fails is missing from the cache afterwards.
    writes.set(
      options.url.pathname,
      done.catch(() => {}),
    )
    return response
  },
)
const sizeOnly = (bytes: number) => new Response(null, { status: 504, headers: { [sizeHeader]: String(bytes) } })
// For a page older than this worker: its files are still cached, though no longer listed.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${home}assets/`) && !assetPaths.has(url.pathname),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === `${home}share`,
  ({ request }) => takeShared(request, home),
  'POST',
)

/**
 * Pages behind the login and answers that only the server has are neither cached nor replaced: a page that needs them
 * says so.
 */
const isServers = /^\/(admin|login|account|auth|v1|mcp|uploads)(\/|$)|\.[a-z]+$/i
const shell = () => controller.matchPrecache(`${home}shell.html`)
const pages = new NetworkOnly({
  networkTimeoutSeconds: 8,
  plugins: [
    {
      handlerDidError: shell,
      // A proxy in front of the server answers in its place while it is down.
      handlerWillRespond: async ({ response }) => (isGone(response) ? ((await shell()) ?? response) : response),
    },
  ],
})
const isGone = ({ status }: Response): boolean => status >= 502 && status <= 504
const isOwnPage = ({ pathname }: URL): boolean => !isServers.test(pathname.slice(home.length - 1))
const answers = new NetworkOnly()
registerRoute(
  new NavigationRoute((options) =>
    options.url && isOwnPage(options.url) ? pages.handle(options) : answers.handle(options),
  ),
)

self.addEventListener('message', (event) => {
  const [port] = event.ports
  if (port) event.waitUntil(answer(event.data).then((reply) => port.postMessage(reply)))
})

async function answer(question: Question): Promise<unknown> {
  if (question.ask === 'knows') return assetPaths.has(question.path)
  if (question.ask === 'stored') {
    await writes.get(question.path)
    return !(await missingFiles(onUse)).some(({ path }) => path === question.path)
  }
  return missingFiles(onUse)
}
