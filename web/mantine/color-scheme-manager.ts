import type { MantineColorSchemeManager } from '@mantine/core'

/** Mantine is told of the theme and keeps nothing of its own: the cookie holds it. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => fallback,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}
