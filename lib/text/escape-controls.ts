/**
 * Escapes the characters that control a terminal, as JSON does (`\u001b`): control characters (C0, C1, DEL) and
 * bidirectional controls (Unicode, UAX 9). Line breaks and tabs stay.
 */
export const escapeControls = (text: string): string => text.replace(steering, escaped)

/**
 * Like `escapeControls`, but on one line, for quotes within a sentence: line breaks and tabs become `\n`, `\r` and
 * `\t`.
 */
export const escapeControlsInLine = (text: string): string => text.replace(steeringOrBreak, escaped)

const steering = /(?![\n\t])(?!\r\n)[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const steeringOrBreak = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

const escaped = (sign: string): string => short[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

const short: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
