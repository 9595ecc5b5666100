import type { Boot } from '#contract/boot.ts'
import { siteName } from '../boot/boot.ts'
import { textsInLanguage } from '../boot/texts-in-language.ts'
import { headOf, imageOf } from './head-of.ts'

/** The head of the home page: the owner's words for search engines, else the site's own. */
export function homeHead(boot: Boot) {
  const info = textsInLanguage(boot.config.site_info, boot.language)
  const seo = textsInLanguage(boot.config.site_seo, boot.language)
  const name = siteName(boot)
  const own = words[boot.language]
  const description = seo.meta_description || info.site_desc || own.description
  return headOf(boot, {
    path: '/',
    title: seo.meta_title || info.site_title || `${name}${own.title}`,
    description,
    keywords: [seo.meta_keywords, info.site_keywords, own.keywords].find(({ length }) => length > 0) ?? [],
    social: { title: seo.og_title, description: seo.og_description },
    structuredData: [
      {
        '@type': 'WebSite',
        name,
        url: `${boot.siteUrl}/`,
        description,
        image: imageOf(boot),
        inLanguage: boot.language,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${boot.siteUrl}/tools?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  })
}

const words = {
  en: {
    title: ': free online tools',
    description: 'Free online tools for code, text and images, all on your own device.',
    keywords: ['online tools', 'developer tools', 'json', 'base64', 'image compressor', 'converter'],
  },
  zh: {
    title: '：免费在线工具',
    description: '免费的代码、文本和图片在线工具，全部在你的设备上处理。',
    keywords: ['在线工具', '开发工具', 'JSON', 'Base64', '图片压缩', '格式转换'],
  },
}
