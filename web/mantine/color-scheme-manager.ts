import type { MantineColorSchemeManager } from '@mantine/core'

/** Keeps Mantine from storing the color scheme: the cookie holds it, and the provider forces it. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => fallback,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}
