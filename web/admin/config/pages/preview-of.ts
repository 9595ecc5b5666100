import type { Boot } from '#contract/boot.ts'
import type { SiteConfig } from '#contract/site-config/sections.ts'
import type { Language } from '#kit/language.ts'
import { siteName } from '../../../boot/boot.ts'
import { wholeToolById } from '../../../catalogue/whole-catalogue.ts'
import { headOf, imageOf } from '../../../head/head-of.ts'
import { homeHead } from '../../../head/home-head.ts'
import { pageHead } from '../../../head/page-head.ts'
import { toolHead } from '../../../head/tool-head.ts'
import { publicOf } from '../draft/stored-config.ts'
import { sitePages } from './page-entry.ts'

/** How others will show a page. */
export interface Preview {
  host: string
  title: string
  description: string
  keywords: string
  social: { title: string; description: string; image: string }
}

/** Renders the metadata of a page with an unsaved configuration, and returns the shown parts. */
export function previewOf(boot: Boot, config: SiteConfig, path: string, language: Language): Preview {
  const site = { ...boot, language, config: publicOf(config), siteUrl: siteUrlOf(boot, config) }
  const meta = metaOf(site, path)
  const named = (name: string) => meta.find((tag) => 'name' in tag && tag.name === name)
  const shared = (property: string) => meta.find((tag) => 'property' in tag && tag.property === property)
  const contentOf = (tag: object | undefined): string => String(Object(tag).content ?? '')
  const titled = meta.find((tag) => 'title' in tag)
  return {
    host: site.siteUrl.replace(/^https?:\/\//, ''),
    title: titled && 'title' in titled ? titled.title : '',
    description: contentOf(named('description')),
    keywords: contentOf(named('keywords')),
    social: {
      title: contentOf(shared('og:title')),
      description: contentOf(shared('og:description')),
      image: imageOf({ ...site, siteUrl: boot.basePath ?? '' }),
    },
  }
}

function metaOf(boot: Boot, path: string): ReturnType<typeof headOf>['meta'] {
  if (path === '/') return homeHead(boot).meta
  const page = sitePages.find((sitePage) => sitePage === path)
  if (page) return pageHead(boot, page).meta
  const tool = wholeToolById(path.replace(/^\/tools\//, ''))
  const head: Partial<ReturnType<typeof headOf>> = tool && path.startsWith('/tools/') ? toolHead(boot, tool) : {}
  return head.meta ?? headOf(boot, { path, title: siteName(boot), description: '' }).meta
}

/** The server's URL: its own setting is known only while the configuration has none. */
function siteUrlOf(boot: Boot, { site_info }: SiteConfig): string {
  const host = site_info.site_url.replace(/(?<!\/)\/+$/, '') || (boot.config.site_info.site_url && location.origin)
  return host ? host + (boot.basePath ?? '') : boot.siteUrl
}
