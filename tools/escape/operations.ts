export { clean } from './clean.ts'
export { escapeText as escape } from './escape.ts'
export { inspect } from './inspect.ts'
export { unescapeText as unescape } from './unescape.ts'
