import type { Boot } from '#contract/boot.ts'
import { siteName } from '../boot/boot.ts'
import { breadcrumbs, headOf } from './head-of.ts'

/** The head of a page that is no tool. */
export function pageHead(boot: Boot, path: keyof (typeof words)['en']) {
  const { title, description } = words[boot.language][path]
  return headOf(boot, {
    path,
    title: `${title} · ${siteName(boot)}`,
    description,
    keywords: boot.config.site_info.site_keywords,
    structuredData: [breadcrumbs(boot, [[title, path]])],
  })
}

const words = {
  en: {
    '/tools': {
      title: 'All tools',
      description:
        'Every tool by category: development, security, code generators, converters, text and images. Free, no account.',
    },
    '/pipelines': {
      title: 'Pipelines',
      description: 'Chain tools: each step’s output is the next step’s input, on the page and in your scripts.',
    },
    '/settings': {
      title: 'Settings',
      description: 'Language, theme, and all data saved on your device: view, export, import or delete it.',
    },
    '/about': {
      title: 'About',
      description: 'What this toolbox is, how it works on your device, and what it offers.',
    },
    '/privacy': { title: 'Privacy policy', description: 'What stays on your device, what the server counts, and how.' },
    '/terms': {
      title: 'Terms of use',
      description: 'What you may do with the tools, who owns the results, and the disclaimer.',
    },
    '/api-docs': {
      title: 'API documentation',
      description: 'Every tool as an HTTP API, with its fields, a sample and a curl example. No key, no account.',
    },
    '/licences': {
      title: 'Source and licenses',
      description: 'The source of this site, and every package in it with its license.',
    },
  },
  zh: {
    '/tools': {
      title: '全部工具',
      description: '按分类列出的全部工具：开发、安全、代码生成、转换、文本和图片。免费，无需账号。',
    },
    '/pipelines': {
      title: '流水线',
      description: '把多个工具串联起来，前一步的输出就是后一步的输入，也可在脚本中运行。',
    },
    '/settings': {
      title: '设置',
      description: '语言、主题，以及保存在本机的全部数据：可查看、导出、导入和删除。',
    },
    '/about': { title: '关于', description: '这个工具箱是什么，如何在你的设备上工作，提供哪些能力。' },
    '/privacy': { title: '隐私政策', description: '哪些数据留在你的设备上，服务器统计什么，以及如何统计。' },
    '/terms': { title: '使用条款', description: '你可以怎样使用这些工具，结果归谁所有，以及免责声明。' },
    '/api-docs': {
      title: 'API 文档',
      description: '每个操作都是一个 HTTP 接口：字段、示例和 curl 示例。无需密钥，无需账号。',
    },
    '/licences': { title: '源代码与许可证', description: '本站的源代码，以及所含每个软件包的许可证。' },
  },
}
