import type { Localized } from '#kit/language.ts'
import { formatCount } from '../text/format-count.ts'
import { summarizeList, summarizeText } from './summarize-text.ts'

/**
 * Summarizes JSON: an object's keys, or the number of an array's items. Undefined for what is not JSON, and for other
 * values.
 */
export function summarizeJson(text: string): Localized | undefined {
  const value = parsed(text)
  if (typeof value === 'string') return summarizeText(value)
  if (Array.isArray(value)) {
    const [count, isOne] = [formatCount(value.length), value.length === 1]
    return { en: `Array of ${count} ${isOne ? 'item' : 'items'}`, zh: `数组，${count} 项` }
  }
  if (typeof value !== 'object' || value === null) return undefined
  const keys = Object.keys(value)
  const [count, isOne] = [formatCount(keys.length), keys.length === 1]
  return summarizeList(keys, false, { en: `Object of ${count} ${isOne ? 'key' : 'keys'}`, zh: `对象，${count} 个键` })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
