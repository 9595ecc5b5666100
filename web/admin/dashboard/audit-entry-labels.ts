import type { AuditEntry } from '#contract/dashboard.ts'
import type { SectionName } from '#contract/site-config/sections.ts'
import type { Language } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import { sectionCards } from '../config/cards/section-cards.ts'

/** The label of an audit action in a language; an unknown action keeps its code. */
export const actionLabel = (action: string, language: Language): string => actions[language][action] ?? action

/** The label of the target: sections by title, records by kind and name, others by their name. */
export const targetLabel = ({ target, name }: Pick<AuditEntry, 'target' | 'name'>, language: Language): string =>
  target
    .split(/,\s*/)
    .map((part) => sectionTitle(part, language) ?? recordOf(part, name, language) ?? part)
    .join(language === 'zh' ? '、' : ', ')

const sectionTitle = (name: string, language: Language): string | undefined =>
  Object.hasOwn(sectionCards, name) ? sectionCards[name as SectionName].title[language] : undefined

/** The kind of a record and its name; without one, its key. */
function recordOf(part: string, name: string, language: Language): string | undefined {
  const [, kind = '', key = ''] = /^([a-z_]+)\/(.+)$/s.exec(part) ?? []
  const sentence = records[language][kind]
  return sentence && fill(sentence, { name: name || key })
}

/** The screen of the back office that shows the changed data. */
export function screenOfAction(action: string): '/admin/config' | '/admin/data-list' | undefined {
  if (action.startsWith('config.')) return '/admin/config'
  return action.startsWith('record.') ? '/admin/data-list' : undefined
}

const actions: Record<Language, Record<string, string>> = {
  en: {
    login: 'Logged in',
    logout: 'Logged out',
    'config.update': 'Settings changed',
    'record.create': 'Entry added',
    'record.update': 'Entry changed',
    'record.delete': 'Entry deleted',
    'user.create': 'User created',
    'user.update': 'Account changed',
    'user.password': 'Password set',
    'user.disable': 'User disabled',
    'session.end': 'Device logged out',
    upload: 'Image uploaded',
  },
  zh: {
    login: '登录',
    logout: '退出登录',
    'config.update': '修改配置',
    'record.create': '新建条目',
    'record.update': '修改条目',
    'record.delete': '删除条目',
    'user.create': '创建用户',
    'user.update': '修改账号',
    'user.password': '设置密码',
    'user.disable': '停用用户',
    'session.end': '下线设备',
    upload: '上传图片',
  },
}

const records: Record<Language, Record<string, string>> = {
  en: { friend_link: 'Friend link “{name}”', ban_ua: 'Blocked bot “{name}”' },
  zh: { friend_link: '友情链接“{name}”', ban_ua: '屏蔽的爬虫“{name}”' },
}
