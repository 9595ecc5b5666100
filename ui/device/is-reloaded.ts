/**
 * Whether this page is one that was reloaded: what was changed on it since a link was opened wins over the link.
 */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const withoutHash = (url: string | undefined) => url?.replace(/#.*/, '')
  return entry?.type === 'reload' && withoutHash(entry.name) === withoutHash(location.href)
}
