import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Returns the serious and critical violations that axe finds: the rule and the elements. */
// Legacy mode: axe otherwise opens another page each time for cross-origin frames, which do not occur here.
export async function seriousViolations(page: Page): Promise<[rule: string, elements: string[]][]> {
  // A color transition, which a result may start at any moment, would be measured halfway.
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
