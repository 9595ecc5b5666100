import { storedOf, useStored } from '#ui/device/stored.ts'
import type { Look } from './style-elements.ts'
import { themeNames, themes } from './themes.ts'

/** The theme and its accent, as they were left on this device. */
const kept = storedOf('view:markdown-preview-theme', (stored) => {
  const { theme, accent } = Object(stored)
  return {
    theme: themeNames.find((name) => name === theme) ?? 'default',
    /** Without one, the theme has its own. */
    accent: typeof accent === 'string' && /^#[\da-f]{6}$/i.test(accent) ? accent : undefined,
  }
})

type Kept = ReturnType<typeof kept.read>

export function useLook(): { look: Look; kept: Kept; change: (changed: Partial<Kept>) => void } {
  const { theme, accent } = useStored(kept)
  return {
    look: { theme, accent: accent ?? themes[theme].accent },
    kept: { theme, accent },
    change: (changed) => kept.update((now) => ({ ...now, ...changed })),
  }
}
