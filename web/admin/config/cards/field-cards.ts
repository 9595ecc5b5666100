import type { SiteConfig } from '#contract/site-config/sections.ts'
import type { CardsOf } from './field-card.ts'
import { siteCards } from './site-cards.ts'

/** The cards of the service that suggests texts, and of its proxies. */
const serviceCards: { proxy_config: CardsOf<'proxy_config'>; ai_config: CardsOf<'ai_config'> } = {
  proxy_config: {
    enable: { label: { en: 'Use proxies', zh: '使用代理' } },
    proxies: {
      label: { en: 'Proxies', zh: '代理' },
      help: {
        en: 'Such as http://proxy.example.com:8080, or with a login http://name:password@proxy.example.com:8080. It may also begin with https:// or socks5://.',
        zh: '例如 http://proxy.example.com:8080，需要登录时写作 http://用户名:密码@proxy.example.com:8080。也可以用 https:// 或 socks5:// 开头。',
      },
      kind: 'proxies',
    },
  },
  ai_config: {
    enable_ai: { label: { en: 'Suggest texts', zh: '启用文案建议' } },
    api_endpoint: {
      label: { en: 'Address of the service', zh: '服务地址' },
      help: {
        en: 'Your provider names it as “OpenAI compatible” or “base URL”, such as https://api.openai.com/v1',
        zh: '服务商通常称之为“OpenAI 兼容接口”或“Base URL”，例如 https://api.openai.com/v1',
      },
      kind: 'address',
    },
    api_model: {
      label: { en: 'Model', zh: '模型' },
      help: { en: 'As your provider names it, such as gpt-4o-mini', zh: '按服务商的名称填写，例如 gpt-4o-mini' },
      isHalf: true,
    },
    retry_times: {
      label: { en: 'Retries for each key', zh: '每个密钥的重试次数' },
      help: { en: 'From 0 to 10, when the service gives no answer', zh: '服务没有回应时再试几次，0 到 10' },
      isHalf: true,
    },
    keys: {
      label: { en: 'Keys', zh: '密钥' },
      help: {
        en: 'The secret key that your provider gives you. If there are several, the next one is used when one is refused.',
        zh: '服务商提供的密钥。有多个时，一个被拒绝就改用下一个。',
      },
      kind: 'keys',
    },
    gen_seo_prompt: {
      label: { en: 'Your instructions', zh: '你的要求' },
      help: {
        en: 'What every suggestion should follow, such as: Friendly tone, no exclamation marks.',
        zh: '希望每条建议都做到的事，例如：语气亲切，不用感叹号。',
      },
    },
  },
}

/** The cards for search engines, shared links and redirects. */
const searchCards: {
  site_seo: CardsOf<'site_seo'>
  page_seo_config: CardsOf<'page_seo_config'>
  seo_config: CardsOf<'seo_config'>
  redirect_config: CardsOf<'redirect_config'>
} = {
  site_seo: {
    meta_title: {
      label: { en: 'Title', zh: '标题' },
      help: { en: 'The blue line of a search result, and the browser tab', zh: '搜索结果的标题行，以及浏览器标签' },
      shows: 60,
    },
    meta_description: {
      label: { en: 'Description', zh: '描述' },
      help: { en: 'The text below it in search results', zh: '搜索结果中标题下方的文字' },
      shows: 160,
    },
    meta_keywords: {
      label: { en: 'Keywords', zh: '关键词' },
      help: {
        en: 'For readers of both languages. Press Enter after each.',
        zh: '供两种语言的访客共用。每输入一个按一次回车。',
      },
    },
    og_title: {
      label: { en: 'Title when shared', zh: '分享标题' },
      help: {
        en: 'In chats and social networks, where a link shows as a card',
        zh: '链接在聊天和社交网络中显示为卡片时的标题',
      },
      shows: 60,
    },
    og_description: {
      label: { en: 'Description when shared', zh: '分享描述' },
      help: { en: 'The text below it on the card', zh: '卡片标题下方的文字' },
      shows: 160,
    },
    og_image: {
      label: { en: 'Image when shared', zh: '分享图片' },
      help: {
        en: 'The image of that card, on every page; best at 1200 × 630 pixels',
        zh: '卡片上的图片，用于所有页面，最好为 1200 × 630 像素',
      },
      kind: 'image',
    },
  },
  page_seo_config: { kd_contents: { label: { en: 'Pages', zh: '页面' }, kind: 'pages' } },
  seo_config: {
    robots: {
      label: { en: 'Rules', zh: '规则' },
      help: {
        en: 'Write noindex to stay out of search results altogether. Or write rules, one on each line, such as “Disallow: /about”; they replace the ones shown above in gray.',
        zh: '填写 noindex 可让整个网站不出现在搜索结果中。也可以填写规则，每行一条，例如“Disallow: /about”；它们会取代上面灰色显示的规则。',
      },
    },
  },
  redirect_config: {
    redirects: {
      label: { en: 'Redirects', zh: '重定向' },
      kind: 'redirects',
      parts: { from: { en: 'From', zh: '来源' }, to: { en: 'To', zh: '目标' }, code: { en: 'Code', zh: '状态码' } },
    },
  },
}

/** The cards of all fields. */
export const fieldCards: { [Name in keyof SiteConfig]: CardsOf<Name> } = {
  site_info: siteCards,
  ...searchCards,
  ...serviceCards,
}
