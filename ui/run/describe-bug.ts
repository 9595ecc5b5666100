import { originOf } from '#core/report-bug.ts'

/** Tells of a bug what helps to mend it: never the page's query or hash, which may hold what a person typed. */
export function describeBug(error: Error): string {
  const origin = originOf(error)
  return [
    `${error.name}: ${error.message}`,
    ...(origin ? [`Operation: ${origin}`] : []),
    `Page: ${location.pathname}`,
    `Browser: ${navigator.userAgent}`,
    '',
    error.stack ?? '',
  ].join('\n')
}
