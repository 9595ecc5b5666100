import type { FastifyInstance } from 'fastify'
import type { Language, languages } from '#kit/language.ts'
import { acceptedLanguage } from '../http/negotiate-language.ts'
import type { SiteState } from '../site-state/site-state.ts'

/** The elements in a page's head that make the site installable. */
export const webManifestLink =
  '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">'

/**
 * Serves the W3C Web Application Manifest with the owner's site name, in the browser's language. Its URLs are relative,
 * so that they work below any base path.
 */
export async function webManifest(app: FastifyInstance, { site }: { site: SiteState }): Promise<void> {
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Language')
      .send(JSON.stringify(manifestIn(acceptedLanguage(request.headers['accept-language']), site))),
  )
}

/** Builds the manifest in a language. */
export function manifestIn(language: Language, { content }: SiteState) {
  const { site_name, site_desc, translations } = content.config.site_info
  const name = site_name || 'Toolbench'
  return {
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    lang: languageTags[language],
    name,
    short_name: name.length > 12 ? firstWord(name) : name,
    description: translations[language]?.site_desc || site_desc || descriptions[language],
    background_color: '#f3f6f6',
    theme_color: '#036675',
    categories: ['developer', 'utilities', 'productivity'],
    icons: [
      { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: './icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: './favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: shortcuts.map(({ url, name: names }) => ({ url, name: names[language] })),
    // The service worker handles shared data, which reaches no server (web/offline/worker/share-target.ts).
    share_target: {
      action: './share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'file', accept: ['*/*'] }] },
    },
    file_handlers: [{ action: './?opened', accept: openedTypes }],
    launch_handler: { client_mode: 'navigate-new' },
  }
}

/** The first word, if the name is too long for an icon's label. */
const firstWord = (name: string): string => name.split(/[\s·|,-]/)[0] || name

const languageTags = { en: 'en', zh: 'zh-CN' } satisfies Record<(typeof languages)[number], string>

const descriptions = {
  en: 'Tools for developers, text, images and conversion. They work on your device, offline too.',
  zh: '面向开发者的工具箱：文本、图片与格式转换，全部在本机完成，离线也能用。',
}

const shortcuts = [
  { url: './tools', name: { en: 'All tools', zh: '全部工具' } },
  { url: './pipelines', name: { en: 'Pipelines', zh: '流水线' } },
]

/** The files that a system may open with the app, by media type and extension. */
const openedTypes = {
  'text/plain': ['.txt', '.log'],
  'text/markdown': ['.md', '.markdown'],
  'text/csv': ['.csv', '.tsv'],
  'text/html': ['.html', '.htm'],
  'application/json': ['.json'],
  'application/sql': ['.sql'],
  'image/*': ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.bmp', '.tif', '.tiff', '.heic', '.jxl', '.svg'],
}
