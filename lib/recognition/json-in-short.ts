import type { Localized } from '#kit/language.ts'
import { inShort, listInShort, numberOf } from './in-short.ts'

/** Says what JSON holds: an object's keys, how many items an array has. Undefined for what is not JSON, and for other values. */
export function jsonInShort(text: string): Localized | undefined {
  const value = parsed(text)
  if (typeof value === 'string') return inShort(value)
  if (Array.isArray(value)) {
    const [count, isOne] = [numberOf(value.length), value.length === 1]
    return { en: `Array of ${count} ${isOne ? 'item' : 'items'}`, zh: `数组，${count} 项` }
  }
  if (typeof value !== 'object' || value === null) return undefined
  const keys = Object.keys(value)
  const [count, isOne] = [numberOf(keys.length), keys.length === 1]
  return listInShort(keys, false, { en: `Object of ${count} ${isOne ? 'key' : 'keys'}`, zh: `对象，${count} 个键` })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
