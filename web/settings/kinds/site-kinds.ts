import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { isNamed, type KeptName, readRecordsWhere, replaceRecords } from '#ui/device/kept/record.ts'
import { asWritten, recordPiece, recordPieces } from '#ui/device/kept/record-pieces.ts'
import { removeCaches, sizeOfCaches } from '../../offline/kept-caches.ts'
import { endSession } from '../../session/session.ts'

/** The cached configuration of the site. */
export const siteKind: KeptKind = {
  id: 'site',
  title: { en: 'Copy of this site’s configuration', zh: '本站配置的副本' },
  about: { en: 'Makes the site open faster; nothing about you', zh: '用于更快打开页面，不含你的信息' },
  stored: [{ place: 'local', name: 'app-config' }],
  stays: { en: 'it is loaded again with each visit', zh: '每次访问都会重新获取' },
  read: () => recordPieces(siteKind.stored, () => siteKind.title),
}

/** The site's files, cached by the service worker. */
export const cachesKind: KeptKind = {
  id: 'offline',
  title: { en: 'Files of this site', zh: '本站的程序文件' },
  about: {
    en: 'For offline use of every tool; nothing about you. Downloaded again on your next visit',
    zh: '用于离线使用所有工具，不含你的信息；下次访问时会重新下载',
  },
  stored: [],
  stays: { en: 'every browser fetches its own', zh: '每个浏览器会自行获取' },
  async read() {
    const { files, bytes } = await sizeOfCaches()
    if (files === 0) return []
    return [{ key: 'all', label: cachesKind.title, count: files, size: bytes, stored: [], remove: removeCaches }]
  },
  remove: removeCaches,
}

/** The login. It is never exported. */
export const loginKind: KeptKind = {
  id: 'login',
  title: { en: 'Login', zh: '登录状态' },
  about: { en: 'Only if you have an account here', zh: '仅在你有本站账号时才有' },
  stored: [
    { place: 'local', name: 'token' },
    { place: 'local', name: 'user-info' },
    { place: 'cookie', name: 'token' },
  ],
  stays: { en: 'it would let others log in', zh: '以免他人借此登录' },
  read: () =>
    recordPieces(loginKind.stored, ({ place, name }) => asWritten(place === 'cookie' ? `Cookie ${name}` : name)),
  remove: async () => endSession(),
}

/** Records that belong to none of these kinds: from a browser extension, or an older version. */
export function otherKind(kinds: readonly KeptKind[]): KeptKind {
  const ownNames: readonly KeptName[] = kinds.flatMap(({ stored }) => stored)
  const readOthers = () => readRecordsWhere((name) => !isNamed(ownNames, name))
  return {
    id: 'other',
    title: { en: 'Other', zh: '其他' },
    about: {
      en: 'Other data the browser stores for this site, such as scroll positions',
      zh: '浏览器以其他名称为本站保存的内容，例如页面滚动位置',
    },
    stored: [],
    stays: { en: 'this site may not know what it is', zh: '本站未必知道其用途' },
    read: async () => (await readOthers()).map((record) => recordPiece([record], asWritten(record.name))),
    remove: async () => {
      const names = (await readOthers()).map(({ place, name }) => ({ place, name }))
      await replaceRecords(names, [])
    },
  }
}
