import type { Boot } from '#contract/boot.ts'
import type { WholeTool } from '#core/catalogue.ts'
import { categories } from '#kit/tool.ts'
import { siteName } from '../boot/boot.ts'
import { breadcrumbs, headOf, imageOf } from './head-of.ts'

/** The head of a tool's page, made of its card. */
export function toolHead(boot: Boot, tool: WholeTool) {
  const { id } = tool
  const { language, siteUrl } = boot
  const title = tool.title[language]
  const path = `/tools/${id}`
  return headOf(boot, {
    path,
    title: `${title} · ${siteName(boot)}`,
    description: tool.description[language],
    keywords: tool.keywords[language],
    structuredData: [
      {
        '@type': 'SoftwareApplication',
        name: title,
        url: siteUrl + path,
        description: tool.description[language],
        image: imageOf(boot),
        applicationCategory: tool.category === 'image' ? 'MultimediaApplication' : 'DeveloperApplication',
        applicationSubCategory: categories[tool.category][language],
        operatingSystem: 'Any',
        inLanguage: language,
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      },
      breadcrumbs(boot, [
        [words[language], '/tools'],
        [title, path],
      ]),
    ],
  })
}

const words = { en: 'All tools', zh: '全部工具' }
