import type { SiteConfig } from '#contract/site-config/sections.ts'
import type { FieldCard } from './field-card.ts'

type Cards = { [Name in keyof SiteConfig]: Record<keyof SiteConfig[Name], FieldCard> }

/** What the forms say of each field, in the order in which the fields stand. */
export const fieldCards: Cards = {
  site_info: {
    site_name: {
      label: { en: 'Site name', zh: '站点名称' },
      isHalf: true,
      autoComplete: 'organization',
    },
    site_url: {
      label: { en: 'Address', zh: '站点地址' },
      kind: 'address',
      isHalf: true,
      autoComplete: 'url',
    },
    site_title: {
      label: { en: 'Title', zh: '标题' },
      help: { en: 'Shown in the browser tab and in search results', zh: '显示在浏览器标签和搜索结果中' },
      shows: 60,
    },
    main_title: { label: { en: 'Headline', zh: '主标题' }, isHalf: true },
    sub_title: { label: { en: 'Line below it', zh: '副标题' }, isHalf: true },
    site_desc: {
      label: { en: 'Description', zh: '描述' },
      help: { en: 'For pages that have none of their own', zh: '用于没有自己描述的页面' },
      shows: 160,
    },
    site_keywords: { label: { en: 'Keywords', zh: '关键词' } },
    site_logo: {
      label: { en: 'Logo', zh: '标志' },
      help: {
        en: 'In the header, 26 px high. Without one, the default logo shows.',
        zh: '显示在页眉，高 26 px。留空则显示默认标志。',
      },
      kind: 'picture',
    },
    site_image: {
      label: { en: 'Picture of the site', zh: '站点图片' },
      help: { en: 'For shared links, best at 1200 × 630', zh: '用于分享链接，最好为 1200 × 630' },
      kind: 'picture',
    },
    contact_email: {
      label: { en: 'Contact email', zh: '联系邮箱' },
      kind: 'email',
      isHalf: true,
      autoComplete: 'email',
    },
    feedback_email: {
      label: { en: 'Feedback email', zh: '反馈邮箱' },
      kind: 'email',
      isHalf: true,
      autoComplete: 'email',
    },
    code_url: {
      label: { en: 'Source code', zh: '源代码地址' },
      help: { en: 'Empty fields are left out of the footer', zh: '留空则不在页脚显示' },
      kind: 'address',
    },
    filing_number: {
      label: { en: 'Filing number', zh: '备案号' },
      help: { en: 'For sites that must show a registration', zh: '用于必须公示备案的站点' },
      isHalf: true,
    },
    filing_link: { label: { en: 'Filing link', zh: '备案链接' }, kind: 'address', isHalf: true },
    disclaimer: {
      label: { en: 'Disclaimer', zh: '免责声明' },
      help: {
        en: 'On the page of the terms, as plain text. Without one, the default text shows.',
        zh: '以纯文本显示在条款页。留空则显示默认文字。',
      },
    },
    site_meta_script: {
      label: { en: 'Script or tags for the head', zh: '页头脚本或标签' },
      help: {
        en: 'Plain JavaScript, or whole script, meta, link, noscript and style elements',
        zh: '纯 JavaScript，或完整的 script、meta、link、noscript、style 元素',
      },
      kind: 'script',
    },
  },
  site_seo: {
    meta_title: { label: { en: 'Title', zh: '标题' }, shows: 60 },
    meta_description: { label: { en: 'Description', zh: '描述' }, shows: 160 },
    meta_keywords: { label: { en: 'Keywords', zh: '关键词' } },
    og_title: { label: { en: 'Title when shared', zh: '分享标题' }, shows: 60 },
    og_description: { label: { en: 'Description when shared', zh: '分享描述' }, shows: 160 },
    og_image: {
      label: { en: 'Picture when shared', zh: '分享图片' },
      help: { en: 'For every page, best at 1200 × 630', zh: '用于所有页面，最好为 1200 × 630' },
      kind: 'picture',
    },
  },
  page_seo_config: { kd_contents: { label: { en: 'Pages', zh: '页面' }, kind: 'pages' } },
  seo_config: {
    robots: {
      label: { en: 'Rules', zh: '规则' },
      help: {
        en: 'With a colon in it, such as “Disallow: /drafts”, this is the whole of /robots.txt. Without one, such as “noindex”, it is the robots tag of every page. Empty: everything may be read.',
        zh: '含有冒号时（如“Disallow: /drafts”），这是 /robots.txt 的全部内容；没有冒号时（如“noindex”），是每个页面的 robots 标签。留空则允许抓取全部内容。',
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
  proxy_config: {
    enable: { label: { en: 'Use proxies', zh: '使用代理' } },
    proxies: {
      label: { en: 'Proxies', zh: '代理' },
      help: {
        en: 'http://host:port, https:// or socks5://, with name:password@ before the host where it takes one',
        zh: 'http://主机:端口、https:// 或 socks5://，需要时在主机前加 用户名:密码@',
      },
      kind: 'proxies',
    },
  },
  ai_config: {
    enable_ai: { label: { en: 'Propose texts', zh: '启用文案建议' } },
    api_endpoint: {
      label: { en: 'Endpoint', zh: '接口地址' },
      help: {
        en: 'The address of a chat endpoint that speaks as OpenAI’s does',
        zh: '与 OpenAI 兼容的对话接口地址',
      },
      kind: 'address',
    },
    api_model: { label: { en: 'Model', zh: '模型' }, isHalf: true },
    retry_times: {
      label: { en: 'Retries for each key', zh: '每个密钥的重试次数' },
      isHalf: true,
    },
    keys: {
      label: { en: 'Keys', zh: '密钥' },
      help: { en: 'Tried in turn, each on a line of its own', zh: '每行一个，依次尝试' },
      kind: 'keys',
    },
    gen_seo_prompt: {
      label: { en: 'Instructions', zh: '提示词' },
      help: { en: 'What the model is told before it is asked', zh: '提问之前告诉模型的内容' },
    },
  },
}
