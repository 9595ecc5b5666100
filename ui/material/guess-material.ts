import type { Material } from '#kit/tool.ts'

/** Tells what a text may be, the likeliest first; plain text it always is. Looks at the first 100,000 characters. */
export function guessMaterials(text: string): Material[] {
  const head = text.slice(0, 100_000).trim()
  const kinds: Material[] = []
  if (isJson(head, text.length > 100_000)) kinds.push('json')
  if (/^\s*(create\s+table|insert\s+into|select\s.+\sfrom|alter\s+table)\b/is.test(head)) kinds.push('sql')
  if (/^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(head)) kinds.push('url')
  if (/%[0-9a-f]{2}/i.test(head) && !/%(?![0-9a-f]{2})/i.test(head) && !/\s/.test(head)) kinds.push('url-encoded')
  if (isBase64(head)) kinds.push('base64')
  if (/^#{1,6}\s|^[-*]\s|\[[^[\]]+\]\([^)[]+\)/m.test(head)) kinds.push('markdown')
  return [...kinds, 'text']
}

/** Tells what a file may be. */
export const materialsOfFile = ({ type }: File): Material[] =>
  type.startsWith('image/') ? ['image', 'file'] : ['file']

function isJson(head: string, isCut: boolean): boolean {
  if (!/^[[{]/.test(head)) return false
  if (isCut) return true
  try {
    JSON.parse(head)
    return true
  } catch {
    // A document with a slip in it is still best opened where its error is shown.
    return /^\{\s*"[^"]*"\s*:/.test(head) || /^\[\s*[[{"]/.test(head)
  }
}

/** Letters, digits and padding alone, of a length that Base64 has, and not simply a word. */
function isBase64(head: string): boolean {
  const digits = head.replace(/^data:[^,]*;base64,/, '').replace(/\s/g, '')
  if (digits.length < 8 || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(digits)) return false
  if (digits.replace(/={1,2}$/, '').length % 4 === 1) return false
  return /[0-9A-Z]/.test(digits) && (digits.includes('=') || /[a-z]/.test(digits)) && !/^[A-Z]?[a-z-]+$/.test(digits)
}
