import { favorites } from '#ui/device/favorites.ts'
import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { recents } from '#ui/device/recents.ts'
import { cachesKind } from './caches-kind.ts'
import { historyKind } from './history-kind.ts'
import { pipelinesKind } from './pipelines-kind.ts'
import { preferencesKind } from './preferences-kind.ts'
import { loginKind, otherKind, siteKind } from './site-kinds.ts'
import { toolListKind } from './tool-list-kind.ts'
import { draftsKind, optionsKind, viewsKind } from './values-kinds.ts'

const favoritesKind = toolListKind({
  id: 'favorites',
  list: favorites,
  most: 500,
  title: { en: 'Favorites', zh: '收藏' },
  about: { en: 'The tools you starred', zh: '你收藏的工具' },
})

const recentsKind = toolListKind({
  id: 'recents',
  list: recents,
  most: 8,
  title: { en: 'Recent tools', zh: '最近使用的工具' },
  about: { en: 'The 8 tools you opened last', zh: '最近打开的 8 个工具' },
})

/** What tools keep besides says each in its own folder. */
const ofTools = Object.values(
  import.meta.glob<readonly KeptKind[]>('../../../tools/*/page/kept/kept-kinds.ts', {
    import: 'keptKinds',
    eager: true,
  }),
).flat()

const named: readonly KeptKind[] = [
  ...[favoritesKind, recentsKind, historyKind, draftsKind, optionsKind, pipelinesKind],
  ...ofTools,
  ...[viewsKind, preferencesKind, siteKind, cachesKind, loginKind],
]

/** All that this device keeps, in the order of the page. A kind that is added has its line here, or its tool's folder. */
export const kinds: readonly KeptKind[] = [...named, otherKind(named)]
