import type { AuditEntry } from '#contract/dashboard.ts'
import type { Language } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'

/** Names an action of the audit in a language; an unknown action keeps its code. */
export const actionLabel = (action: string, language: Language): string => actions[language][action] ?? action

/** Says what it was done to: sections by their titles, records by kind and key, everything else as it is named. */
export const targetLabel = ({ target }: Pick<AuditEntry, 'target'>, language: Language): string =>
  target
    .split(/,\s*/)
    .map((part) => sections[language][part] ?? recordOf(part, language) ?? part)
    .join(language === 'zh' ? '、' : ', ')

/** Says of which kind a record is, and its key: `friend_link/plain-type` is Friend link "plain-type". */
function recordOf(part: string, language: Language): string | undefined {
  const [, kind = '', key = ''] = /^([a-z_]+)\/(.+)$/s.exec(part) ?? []
  const sentence = records[language][kind]
  return sentence && fill(sentence, { key })
}

/** The screen of the back office on which a change can be looked at. */
export function screenOfAction(action: string): '/admin/config' | '/admin/data-list' | undefined {
  if (action.startsWith('config.')) return '/admin/config'
  return action.startsWith('record.') ? '/admin/data-list' : undefined
}

const actions: Record<Language, Record<string, string>> = {
  en: {
    login: 'Logged in',
    logout: 'Logged out',
    'config.update': 'Configuration changed',
    'record.create': 'Record created',
    'record.update': 'Record changed',
    'record.delete': 'Record deleted',
    'user.create': 'User created',
    'user.update': 'Account changed',
    'user.password': 'Password set',
    'user.disable': 'User disabled',
    'session.end': 'Device signed out',
    upload: 'Picture uploaded',
  },
  zh: {
    login: '登录',
    logout: '退出登录',
    'config.update': '修改配置',
    'record.create': '新建记录',
    'record.update': '修改记录',
    'record.delete': '删除记录',
    'user.create': '创建用户',
    'user.update': '修改账户',
    'user.password': '设置密码',
    'user.disable': '停用用户',
    'session.end': '退出设备',
    upload: '上传图片',
  },
}

const records: Record<Language, Record<string, string>> = {
  en: { friend_link: 'Friend link "{key}"', ban_ua: 'Blocked client "{key}"' },
  zh: { friend_link: '友情链接“{key}”', ban_ua: '屏蔽的客户端“{key}”' },
}

const sections: Record<Language, Record<string, string>> = {
  en: {
    site_info: 'Site info',
    site_seo: 'Search and social',
    page_seo_config: 'Page titles',
    seo_config: 'Robots',
    redirect_config: 'Redirects',
    proxy_config: 'Proxies',
    ai_config: 'Text suggestions',
  },
  zh: {
    site_info: '站点信息',
    site_seo: '搜索与分享',
    page_seo_config: '页面标题',
    seo_config: '爬虫规则',
    redirect_config: '重定向',
    proxy_config: '代理',
    ai_config: '文案建议',
  },
}
