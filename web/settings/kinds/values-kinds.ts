import { namedKind } from './named-kind.ts'

const values = { type: 'object', additionalProperties: {} } as const

/** The inputs of this tab. */
export const draftsKind = namedKind({
  id: 'drafts',
  place: 'session',
  beginnings: ['draft:'],
  title: { en: 'Drafts', zh: '草稿' },
  about: {
    en: 'The text in the inputs of this tab, until it is closed',
    zh: '当前标签页输入区中的文本，关闭标签页即删除',
  },
  schema: values,
})

/** The last options of each tool, without keys and passwords. */
export const optionsKind = namedKind({
  id: 'options',
  place: 'local',
  beginnings: ['options:'],
  title: { en: 'Options', zh: '选项' },
  about: {
    en: 'The options you last used, by tool; never keys or passwords',
    zh: '各工具上次使用的选项，不含密钥和密码',
  },
  schema: values,
})

/** The views of results. */
export const viewsKind = namedKind({
  id: 'views',
  place: 'local',
  beginnings: ['view:', 'wide:', 'layout:'],
  title: { en: 'Views', zh: '视图' },
  about: {
    en: 'How you view results and arrange the panes, by tool',
    zh: '各工具结果的查看方式和窗格布局',
  },
  schema: { anyOf: [{ type: 'string', maxLength: 1000 }, { type: 'boolean' }, values] },
})
