import { originOf } from '#core/report-bug.ts'

/** Describes a bug for a report, without the page's query and hash, which may hold typed text. */
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
