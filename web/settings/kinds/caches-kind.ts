import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { removeCaches, sizeOfCaches } from '../../offline/kept-caches.ts'

/** The site's own files, which the service worker keeps. */
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
