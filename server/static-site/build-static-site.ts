import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { defaultRobots } from '#contract/site-config/seo-config.ts'
import { type Language, languages } from '#kit/language.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { sitemapOf } from '../pages/crawlers.ts'
import { escapeJson } from '../pages/escape-json.ts'
import { preparePage } from '../pages/prepare-page.ts'
import { publicConfigOf } from '../pages/public-config-of.ts'
import { loadRenderer } from '../pages/render.ts'
import { shellForBasePath } from '../pages/shell.ts'
import { manifestIn } from '../pages/web-manifest.ts'
import type { SiteState } from '../site-state/site-state.ts'
import { preferencesScript } from './preferences-script.ts'
import { addPolicyMeta, inlineScriptsOf, manifestNames, staticPage, staticPolicy } from './static-page.ts'

interface Options {
  site: SiteState
  /** The folder of the built site. */
  dist: string
  /** The built files that public pages load, as `assets/…`. */
  files: readonly string[]
  /** The output folder, whose previous content is removed. */
  folder: string
  /** The base path of the folder on its host, without a trailing slash. */
  basePath: string
  /** The origin of that host; empty if unknown: then URLs in the head are root-relative. */
  siteUrl: string
}

/** The folder of each language below the root of the site; English pages are at the root. */
const folders: Record<Language, string> = { en: '', zh: '/zh' }

/** Writes the pages of the site as files for a static host. Returns the number of pages. */
export async function buildStaticSite(options: Options): Promise<number> {
  const { site, dist, files, folder, basePath, siteUrl } = options
  const write = (path: string, content: string | Buffer) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  rmSync(folder, { recursive: true, force: true })
  await copyBuilt(join(dist, 'client'), folder, files)

  const { render, publicPaths } = await loadRenderer(dist, basePath)
  const paths = publicPaths.filter((path) => !/^\/api-docs(\/|$)/.test(path))
  const served = { '/licences': () => readFileSync(join(dist, 'pages/licences.html'), 'utf8') }
  const address = siteUrl.replace(/\/$/, '')
  const draw = async (path: string, language: Language): Promise<string> => {
    const page = {
      path,
      search: '',
      language,
      urlLanguage: undefined,
      isDark: undefined,
      hasToken: false,
      isOffice: false,
    }
    const { status, body } = await preparePage(
      { ...page, key: undefined },
      {
        site,
        render,
        served,
        basePath,
        siteUrl: address,
        publicUrl: '',
        apiOrigin: '',
        allowsOwnerScript: false,
        staticFolder: folders[language],
      },
    )
    if (status !== 200) throw new Error(`${path} was drawn with status ${status}`)
    return (await body.for(undefined)).bytes.toString()
  }
  const { config } = site.content
  const inline = new Set<string>()
  const writePage = (path: string, html: string) => {
    for (const script of inlineScriptsOf(html)) inline.add(script)
    write(path, addPolicyMeta(html, config))
  }
  for (const language of languages)
    for (const path of paths) {
      const { html, script } = staticPage(await draw(path, language), basePath, language)
      if (script) write(script.path, script.code)
      writePage(`${folders[language]}${path}/index.html`, html)
    }
  const shell = shellOf(readFileSync(join(dist, 'client/shell.html'), 'utf8'), options)
  for (const file of ['shell.html', '404.html']) writePage(file, shell)
  for (const language of languages) write(manifestNames[language], JSON.stringify(manifestIn(language, site)))
  const own = config.seo_config.robots
  const robots = (own.includes(':') ? own : defaultRobots).trim()
  write('robots.txt', `${robots}\n${address && `\nSitemap: ${address}${basePath}/sitemap.xml\n`}`)
  if (address) write('sitemap.xml', sitemapOf(address + basePath, paths))
  write('_headers', headersFile(basePath, paths, staticPolicy(config, [...inline])))
  return paths.length * languages.length
}

/** Copies the build, without the files of the back office and the compressed files that only our own server sends. */
async function copyBuilt(client: string, folder: string, files: readonly string[]): Promise<void> {
  const wanted = new Set(files)
  await cp(client, folder, {
    recursive: true,
    filter: (source) => {
      const path = source.slice(client.length + 1).replaceAll('\\', '/')
      if (path.startsWith('assets/')) return wanted.has(path)
      return !/\.(br|gz)$|^\.vite|^shell\.html$/.test(path)
    },
  })
}

/** Returns the app shell, which is the not-found page and the offline fallback of all pages: the script renders it. */
function shellOf(built: string, { site, basePath }: Options): string {
  const config = publicConfigOf(site.content.config)
  const data = `<script type="application/json" id="kept-config">${escapeJson(config)}</script>`
  return shellForBasePath(built, basePath)
    .replace('<html', '<html data-static=""')
    .replace('<script>', () => `<script>${preferencesScript}</script><script>`)
    .replace('</head>', () => `${data}</head>`)
}

/**
 * Writes the `_headers` file of Netlify and Cloudflare: a rule for each kind of page, to stay below a limit of a
 * hundred rules. Files and workers have no policy, as on our own server.
 *
 * @param paths paths of the pages
 * @param policy the policy of all pages
 */
function headersFile(basePath: string, paths: readonly string[], policy: string): string {
  const { 'content-security-policy': _, ...common } = securityHeaders
  const sections = new Set(paths.map((path) => path.split('/')[1] ?? ''))
  const pages = [...sections].flatMap((section) => (section ? [`/${section}`, `/${section}/*`] : ['/']))
  const rules: [string, Record<string, string>][] = [
    ['/*', common],
    ...['/zh', '/zh/*', ...pages, '/404.html', '/shell.html'].map((path): [string, Record<string, string>] => [
      path,
      { 'content-security-policy': policy },
    ]),
    ['/assets/*', { 'cache-control': 'public, max-age=31536000, immutable' }],
    // A new version must be noticed at once.
    ['/sw.js', { 'cache-control': 'no-cache' }],
  ]
  return rules
    .map(([path, headers]) =>
      [basePath + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
