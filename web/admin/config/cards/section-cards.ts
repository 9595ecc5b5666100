import type { SectionName } from '#contract/site-config/sections.ts'
import type { Localized } from '#kit/language.ts'

interface SectionCard {
  title: Localized
  /** One or two sentences at the head of the form. */
  intro?: Localized
}

/** The sections in the order in which they are listed. */
export const sectionCards: Record<SectionName, SectionCard> = {
  site_info: { title: { en: 'Site info', zh: '站点信息' } },
  site_seo: {
    title: { en: 'Search and social', zh: '搜索与分享' },
    intro: {
      en: 'What search engines and social networks are told of the home page. Empty fields take what the site info says.',
      zh: '告诉搜索引擎和社交网络的首页信息。留空的字段取自站点信息。',
    },
  },
  page_seo_config: {
    title: { en: 'Page titles', zh: '页面标题' },
    intro: {
      en: 'Titles, keywords and descriptions of single pages, per language. They win over the page’s own.',
      zh: '单个页面在各语言下的标题、关键词和描述，优先于页面自身的内容。',
    },
  },
  seo_config: { title: { en: 'Robots', zh: '爬虫规则' } },
  redirect_config: {
    title: { en: 'Redirects', zh: '重定向' },
    intro: {
      en: 'Paths that the server leads elsewhere before it looks for a page. 301 and 308 are for good and browsers remember them; 302 and 307 are for now.',
      zh: '服务器在查找页面之前就会转到别处的路径。301 和 308 表示永久，浏览器会记住；302 和 307 表示临时。',
    },
  },
  proxy_config: {
    title: { en: 'Proxies', zh: '代理' },
    intro: {
      en: 'The ways on which the server reaches the endpoint of the text suggestions, tried in turn.',
      zh: '服务器依次通过这些代理访问文案建议的接口。',
    },
  },
  ai_config: {
    title: { en: 'Text suggestions', zh: '文案建议' },
    intro: {
      en: 'A language model of your choice can propose titles, descriptions and keywords. Nothing is saved before you have taken it over.',
      zh: '可由你选择的语言模型提出标题、描述和关键词的建议。采用之前不会保存任何内容。',
    },
  },
}

export const sectionOrder = Object.keys(sectionCards) as SectionName[]
