import type { Boot } from '#contract/boot.ts'
import { siteName } from '../boot/boot.ts'

const titles = {
  login: { en: 'Log in', zh: '登录' },
  account: { en: 'Your account', zh: '我的账号' },
  admin: { en: 'Admin', zh: '管理' },
  config: { en: 'Site configuration', zh: '网站配置' },
  dataList: { en: 'Data management', zh: '数据管理' },
  dashboard: { en: 'Home', zh: '首页' },
}

/** The head of a page that no search engine should know. */
export const officeHead = (boot: Boot, page: keyof typeof titles) => ({
  meta: [
    { title: `${titles[page][boot.language]} · ${siteName(boot)}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ],
})
