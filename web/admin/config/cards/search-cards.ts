import type { CardsOf } from './field-card.ts'

/** The cards for search engines, shared links and redirects. */
export const searchCards: {
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
