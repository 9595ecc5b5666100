import type { Boot } from '#contract/boot.ts'
import { fill } from '#kit/sentence.ts'
import { siteName } from '../boot/boot.ts'
import { toolById } from '../catalogue/catalogue.ts'
import { breadcrumbs, headOf } from './head-of.ts'
import { notFoundTitle } from './not-found-title.ts'

/** The head of the page that documents the API of one tool. */
export function apiToolHead(boot: Boot, id: string) {
  const tool = toolById(id)
  if (!tool) return { meta: [{ title: notFoundTitle(boot) }] }
  const words = texts[boot.language]
  const title = tool.title[boot.language]
  const path = `/api-docs/${id}`
  return headOf(boot, {
    path,
    title: `${fill(words.title, { title })} · ${siteName(boot)}`,
    description: fill(words.description, { title }),
    structuredData: [
      breadcrumbs(boot, [
        ['API', '/api-docs'],
        [title, path],
      ]),
    ],
  })
}

const texts = {
  en: {
    title: '{title} API',
    description: 'Call {title} over HTTP: the fields of each operation, a sample and a curl line. No key, no account.',
  },
  zh: {
    title: '{title} API',
    description: '通过 HTTP 调用“{title}”：每个操作的字段、示例和 curl 命令。无需密钥，无需账号。',
  },
}
