import type { Boot } from '#contract/boot.ts'
import { languages } from '#kit/language.ts'
import { siteName } from '../boot/boot.ts'

/** The metadata of a page for search engines and social networks. */
export interface PageDescription {
  path: string
  title: string
  description: string
  keywords?: readonly string[]
  /** Where the social card says something else than the page. */
  social?: { title?: string; description?: string }
  /** Structured data (schema.org), one object a thing. */
  structuredData?: object[]
}

/** Writes the head of a page. What the owner wrote for this path and language wins over all. */
export function headOf(boot: Boot, description: PageDescription) {
  const page = { ...description, ...ownerOverrides(boot, description.path) }
  const { siteUrl, staticFolder = '', urlLanguage, language, config } = boot
  const address = siteUrl + staticFolder + page.path
  const image = imageOf(boot)
  const { robots } = config.seo_config
  const meta = {
    description: page.description,
    keywords: (page.keywords ?? []).join(', '),
    robots: robots.includes(':') ? '' : robots,
  }
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName(boot),
    'og:title': page.social?.title || page.title,
    'og:description': page.social?.description || page.description,
    'og:url': address,
    'og:image': image,
    'og:locale': language === 'zh' ? 'zh_CN' : 'en_US',
    'og:locale:alternate': language === 'zh' ? 'en_US' : 'zh_CN',
  }
  return {
    meta: [
      { title: page.title },
      ...filled(meta).map(([name, content]) => ({ name, content })),
      ...filled(properties).map(([property, content]) => ({ property, content })),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: urlLanguage ? `${address}?lng=${urlLanguage}` : address },
      ...languages.map((hrefLang) => ({ rel: 'alternate', hrefLang, href: `${address}?lng=${hrefLang}` })),
      { rel: 'alternate', hrefLang: 'x-default', href: address },
    ],
    scripts: (page.structuredData ?? []).map((thing) => ({
      type: 'application/ld+json',
      children: JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c'),
    })),
  }
}

/** The address of the image that stands for the site. */
export function imageOf({ config, siteUrl }: Boot): string {
  const image = config.site_seo.og_image || config.site_info.site_image || '/og-image.png'
  return image.startsWith('/') ? siteUrl + image : image
}

/** The path from the home page to this one, as search engines show it. */
export const breadcrumbs = (boot: Boot, steps: [name: string, path: string][]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[siteName(boot), '/'], ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: boot.siteUrl + path,
  })),
})

const filled = (texts: Record<string, string>) => Object.entries(texts).filter(([, text]) => text !== '')

function ownerOverrides({ config, language }: Boot, path: string): Partial<PageDescription> {
  const entry = config.page_seo_config.kd_contents.find(
    (content) => typeof content === 'object' && content['path'] === path && content['lng'] === language,
  )
  if (typeof entry !== 'object') return {}
  const words = { title: entry['title'], description: entry['description'] }
  const keywords = typeof entry['keywords'] === 'string' ? { keywords: [entry['keywords']] } : {}
  return {
    ...Object.fromEntries(Object.entries(words).filter(([, text]) => typeof text === 'string' && text)),
    ...keywords,
  }
}
