import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeText } from '#lib/recognition/summarize-text.ts'
import { decodeBeginning } from './text/percent.ts'
import { readQuery } from './text/query.ts'

/** Recognizes URLs, and percent-encoded text in them or alone. Any text can be encoded. */
export const recognize: Recognize = ({ text, isCut, file }) => {
  if (file && text === '') return []
  const encode = { operation: 'encode', label: labels.encode, confidence: confidence.lastResort }
  return [...urlsIn(text), ...encodedIn(text, isCut), encode]
}

const labels = {
  parse: { en: 'Parse the URL', zh: '解析 URL' },
  decode: { en: 'Decode the URL', zh: 'URL 解码' },
  encode: { en: 'Encode for a URL', zh: 'URL 编码' },
}
const url = { en: 'a URL', zh: 'URL' }
const encoded = { en: 'URL-encoded text', zh: 'URL 编码的文本' }

function urlsIn(text: string): Recognition[] {
  if (/\s/.test(text) || text.length > 20_000) return []
  const sure = /^(?!data:)[a-z][a-z\d+.-]{1,30}:\/\/[^/]|^(?:file:\/\/\/|mailto:[^@]+@)/i.test(text)
    ? confidence.certain
    : 0
  if (sure && URL.canParse(text)) {
    return [{ operation: 'parse', label: labels.parse, confidence: sure, kind: url, brief: partsInShort(text) }]
  }
  const host = /^(?:www\.|(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|cn|gov|edu)(?=[/:?#]))[^@]*$/i.test(text)
  const input = { url: `https://${text}` }
  if (!host || !URL.canParse(input.url)) return []
  return [
    { operation: 'parse', label: labels.parse, confidence: 0.7, kind: url, input, brief: partsInShort(input.url) },
  ]
}

/** Summarizes a URL by its host, and its path or query. */
function partsInShort(text: string): Recognition['brief'] {
  const { host, pathname, search } = new URL(text)
  const pairs = readQuery(search.slice(1))
    .slice(0, 20)
    .map(({ name, value }) => (value ? `${name}=${value}` : name))
  const parts = pairs.length > 0 ? pairs : [decodeBeginning(pathname) ?? pathname]
  return summarizeText([host, ...parts].filter(Boolean).join(' · '))
}

function decodedInShort(text: string, plusAsSpace: boolean): Recognition['brief'] {
  const decoded = decodeBeginning(plusAsSpace ? text.replaceAll('+', ' ') : text)
  return decoded === undefined || decoded === text ? undefined : summarizeText(decoded, text.length > 2000)
}

function encodedIn(text: string, isCut: boolean): Recognition[] {
  const escapes = text.match(/%[\da-f]{2}/gi)?.length ?? 0
  const bad = text.match(/%(?![\da-f]{2})/gi)?.length ?? 0
  const decode = (sure: number, input?: Recognition['input']): Recognition => ({
    operation: 'decode',
    label: labels.decode,
    confidence: sure,
    kind: encoded,
    ...(input && { input }),
    brief: decodedInShort(text, input !== undefined),
  })
  if (escapes > 0 && bad <= Number(isCut)) {
    if (!/\s/.test(text)) return [decode(isWhole(text) ? 0.9 : confidence.possible)]
    return escapes > 2 ? [decode(confidence.possible)] : []
  }
  // Form fields; without encoded characters they are readable as they are.
  const isForm = !isCut && /^\??[\w.[\]-]+=[^=&\s]*(?:&[\w.[\]-]+=[^=&\s]*)+$/.test(text)
  if (!isForm || escapes + bad > 0) return []
  return [decode(text.includes('+') ? confidence.likely : confidence.possible, { text, plusAsSpace: true })]
}

/** Whether the encoded bytes are UTF-8. */
function isWhole(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
