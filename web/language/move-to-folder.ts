import type { AnyRouter } from '@tanstack/react-router'
import type { Boot } from '#contract/boot.ts'
import type { Language } from '#kit/language.ts'
import { pagesRoot } from '../boot/boot.ts'

/** Switches a page of a static site to another language, whose pages lie in a folder of their own: the address goes along. */
export function moveToFolder(router: AnyRouter, language: Language): void {
  const { boot, served }: { boot: Boot; served: string } = router.options.context
  const next: Boot = { ...boot, language, staticFolder: language === 'zh' ? '/zh' : '' }
  const { href } = router.latestLocation
  document.documentElement.dataset['static'] = next.staticFolder
  router.update({ basepath: pagesRoot(next) || '/', context: { boot: next, served } })
  router.history.replace(pagesRoot(next) + href.replace(/([?&])lng=[^&#]*/, '$1'))
  void router.invalidate()
}
