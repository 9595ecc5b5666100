import type { SectionName } from '#contract/site-config/sections.ts'
import type { Localized } from '#kit/language.ts'

interface SectionCard {
  title: Localized
  /** One or two sentences at the top of the form. */
  intro: Localized
}

/** The sections in display order. */
export const sectionCards: Record<SectionName, SectionCard> = {
  site_info: {
    title: { en: 'Site info', zh: '网站信息' },
    intro: {
      en: 'What visitors read on your pages. Texts can be given in English and in Chinese; if you fill in one, readers of both see it. An empty field uses what it shows in gray.',
      zh: '访客在网站上读到的内容。文字可以分别用英文和中文填写；只填一种时，两种语言的访客都会看到它。留空的字段使用其中灰色显示的内容。',
    },
  },
  site_seo: {
    title: { en: 'Search and social', zh: '搜索与分享' },
    intro: {
      en: 'How the home page looks in search results and in shared links: English texts to English readers, Chinese ones to Chinese readers. An empty field uses what it shows in gray.',
      zh: '首页在搜索结果和分享链接中的样子：英文访客看到英文，中文访客看到中文。留空的字段使用其中灰色显示的内容。',
    },
  },
  page_seo_config: {
    title: { en: 'Page titles', zh: '页面标题' },
    intro: {
      en: 'Give single pages, such as /tools/md5, their own title and description in search results. Add a page once for each language.',
      zh: '为单个页面（例如 /tools/md5）指定在搜索结果中的标题和描述。每种语言各添加一次。',
    },
  },
  seo_config: {
    title: { en: 'Search engine rules', zh: '搜索引擎规则' },
    intro: {
      en: 'Which pages search engines may crawl. The rules are public at /robots.txt.',
      zh: '搜索引擎可以读取哪些页面。规则在 /robots.txt 公开。',
    },
  },
  redirect_config: {
    title: { en: 'Redirects', zh: '重定向' },
    intro: {
      en: 'Send visitors from an old address to a new one, such as from /old-page to /about. Choose 301 or 308 for permanent redirects, which browsers remember; 302 or 307 for temporary ones.',
      zh: '把访客从旧地址带到新地址，例如从 /old-page 到 /about。永久更换选 301 或 308，浏览器会记住；临时更换选 302 或 307。',
    },
  },
  proxy_config: {
    title: { en: 'Proxies', zh: '代理' },
    intro: {
      en: 'Only needed if your server cannot reach the service for text suggestions directly. The proxies are tried one after the other.',
      zh: '仅当服务器无法直接连接文案建议服务时才需要。会依次尝试各个代理。',
    },
  },
  ai_config: {
    title: { en: 'Text suggestions', zh: '文案建议' },
    intro: {
      en: 'A language model of your choice can suggest titles, descriptions and keywords. You decide on each one; nothing is saved by itself.',
      zh: '由你选择的语言模型为标题、描述和关键词提供建议。每一条都由你决定，不会自动保存。',
    },
  },
}

export const sectionOrder = Object.keys(sectionCards) as SectionName[]
