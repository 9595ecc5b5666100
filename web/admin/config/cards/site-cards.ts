import type { CardsOf } from './field-card.ts'

/** The cards of the site's name, description and contacts. */
export const siteCards: CardsOf<'site_info'> = {
  site_name: {
    label: { en: 'Site name', zh: '网站名称' },
    help: { en: 'In the header, in browser tabs and in shared links', zh: '显示在页眉、浏览器标签和分享链接中' },
    isHalf: true,
    autoComplete: 'organization',
  },
  site_url: {
    label: { en: 'Address', zh: '网站地址' },
    help: {
      en: 'Where visitors find the site, such as https://tools.example.com',
      zh: '访客打开网站的地址，例如 https://tools.example.com',
    },
    kind: 'address',
    isHalf: true,
    autoComplete: 'url',
  },
  site_title: {
    label: { en: 'Title', zh: '标题' },
    help: {
      en: 'The home page’s title in browser tabs and search results. A title under “Search and social” overrides it.',
      zh: '首页在浏览器标签和搜索结果中的标题。“搜索与分享”中填写的标题优先。',
    },
    shows: 60,
  },
  main_title: {
    label: { en: 'Headline', zh: '主标题' },
    help: { en: 'The large line at the top of the home page', zh: '首页顶部的大字' },
  },
  sub_title: {
    label: { en: 'Subtitle', zh: '副标题' },
    help: { en: 'The line below the headline', zh: '主标题下方的一行文字' },
  },
  site_desc: {
    label: { en: 'Description', zh: '描述' },
    help: {
      en: 'One or two sentences that search results show for the home page. A description under “Search and social” overrides it.',
      zh: '搜索结果中对首页的一两句介绍。“搜索与分享”中填写的描述优先。',
    },
    shows: 160,
  },
  site_keywords: {
    label: { en: 'Keywords', zh: '关键词' },
    help: {
      en: 'What people may search for, such as: json formatter. Press Enter after each.',
      zh: '人们可能搜索的词，例如：JSON 格式化。每输入一个按一次回车。',
    },
  },
  site_logo: {
    label: { en: 'Logo', zh: 'Logo' },
    help: {
      en: 'A small image beside the name in the header. Without one, the default logo shows.',
      zh: '页眉中名称旁的小图。留空则显示默认 Logo。',
    },
    kind: 'image',
  },
  site_image: {
    label: { en: 'Site image', zh: '网站图片' },
    help: {
      en: 'Shows when somebody shares a link to the site, best at 1200 × 630 pixels',
      zh: '有人分享网站链接时显示，最好为 1200 × 630 像素',
    },
    kind: 'image',
  },
  contact_email: {
    label: { en: 'Contact email', zh: '联系邮箱' },
    help: {
      en: 'At the foot of every page, such as hello@example.com',
      zh: '显示在每个页面底部，例如 hello@example.com',
    },
    kind: 'email',
    isHalf: true,
    autoComplete: 'email',
  },
  feedback_email: {
    label: { en: 'Feedback email', zh: '反馈邮箱' },
    help: {
      en: 'A second address there, for suggestions and complaints',
      zh: '显示在同一处，用于接收意见和建议',
    },
    kind: 'email',
    isHalf: true,
    autoComplete: 'email',
  },
  code_url: {
    label: { en: 'Source code', zh: '源代码地址' },
    help: {
      en: 'Where visitors can get the source code of the site, such as https://github.com/you/toolbench. While it is empty, the footer has no such link.',
      zh: '可以获取本站程序的地址，例如 https://github.com/you/toolbench。留空则页脚没有此链接。',
    },
    kind: 'address',
  },
  filing_number: {
    label: { en: 'Filing number', zh: '备案号' },
    help: {
      en: 'Only for sites that must show one, such as 京ICP备12345678号',
      zh: '仅用于需要公示备案的网站，例如京ICP备12345678号',
    },
    isHalf: true,
  },
  filing_link: {
    label: { en: 'Filing link', zh: '备案链接' },
    help: {
      en: 'Where the number leads, such as https://beian.miit.gov.cn',
      zh: '点击备案号打开的地址，例如 https://beian.miit.gov.cn',
    },
    kind: 'address',
    isHalf: true,
  },
  disclaimer: {
    label: { en: 'Disclaimer', zh: '免责声明' },
    help: {
      en: 'On the terms page, as plain text. An empty line begins a new paragraph.',
      zh: '以纯文本显示在条款页。空一行即另起一段。',
    },
  },
  site_meta_script: {
    label: { en: 'Code for every page', zh: '插入每个页面的代码' },
    help: {
      en: 'What a service such as visitor statistics gives you to paste, for example <script src="https://stats.example.com/count.js"></script>. A script that this code loads itself must come from a domain that a src here names.',
      zh: '访客统计等服务提供的代码，例如 <script src="https://stats.example.com/count.js"></script>。如果这段代码还会自行加载其他脚本，它们的域名也要出现在这里的 src 中。',
    },
    kind: 'script',
  },
}
