import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The serious and critical violations that axe finds: the rule and the elements. */
// There are no frames of other sites, for which axe would open a page of its own each time.
export async function seriousViolations(page: Page): Promise<[rule: string, elements: string[]][]> {
  // Colors in a transition would be measured halfway, and a result may start one at any moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().map((animation) => animation instanceof CSSTransition && animation.finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
