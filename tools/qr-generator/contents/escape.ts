/** Escapes a value of a `WIFI:` text. */
export const escapeWifi = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&')

/** Escapes a value of a vCard or of iCalendar (RFC 2426, section 5; RFC 5545, section 3.3.11). */
export const escapeCard = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')

/** Escapes a value in a URL, with line ends as in emails (RFC 6068, section 5). */
export const escapeUrl = (text: string): string =>
  encodeURIComponent(text.toWellFormed().replace(/\r\n|[\r\n]/g, '\r\n'))
