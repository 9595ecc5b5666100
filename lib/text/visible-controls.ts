/**
 * Writes the characters that would steer a terminal as `\u001b`, as JSON does: control characters (C0, C1, DEL) and those
 * that turn the direction of a text (Unicode, UAX 9). Line breaks and tabs stay.
 */
export const visibleControls = (text: string): string => text.replace(steering, escaped)

/** The same on one line, for what is quoted within a sentence: line breaks and tabs are written as `\n`, `\r` and `\t`. */
export const visibleInLine = (text: string): string => text.replace(steeringOrBreak, escaped)

const steering = /(?![\n\t])(?!\r\n)[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const steeringOrBreak = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

const escaped = (sign: string): string => short[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

const short: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
