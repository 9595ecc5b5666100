import { namedKind } from './named-kind.ts'

const values = { type: 'object', additionalProperties: {} } as const

/** What stands in the inputs of this tab. */
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

/** The options of each tool as they were used last; keys and passwords are not among them. */
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

/** How results are looked at. */
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
