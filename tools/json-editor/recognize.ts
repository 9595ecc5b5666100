import { confidence, type Material, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeJson } from '#lib/recognition/summarize-json.ts'

/** JSON, NDJSON, and nearly JSON: with comments, single quotes, extra commas, or cut off. */
export const recognize: Recognize = (material) => {
  const shape = shapeOf(material)
  if (shape === undefined) return []
  const sure = { certain: confidence.certain, lines: confidence.certain, nearly: 0.85, literal: 0.4 }[shape]
  const name = shape === 'lines' ? 'NDJSON' : 'JSON'
  const kind = { en: name, zh: name }
  if (shape === 'nearly') {
    return [
      { operation: 'repair', label: repair, confidence: sure, kind: { en: 'JSON with errors', zh: '有错误的 JSON' } },
      { operation: 'format', label: format, confidence: confidence.possible, kind },
    ]
  }
  return [
    { operation: 'format', label: format, confidence: sure, kind, brief: summarizeJson(material.text) },
    { operation: 'query', label: query, confidence: sure - 0.35, kind },
  ]
}

const format = { en: 'Format and edit JSON', zh: '格式化与编辑 JSON' }
const query = { en: 'Query JSON', zh: '查询 JSON' }
const repair = { en: 'Repair JSON', zh: '修复 JSON' }

type Shape = 'certain' | 'lines' | 'nearly' | 'literal'

function shapeOf({ text, isCut, file }: Material): Shape | undefined {
  const isNamed =
    file && (/\.(json|geojson|webmanifest|har|ipynb|map)$/i.test(file.name) || /[/+]json$/.test(file.type))
  if (isNamed && (isCut || text === '')) return 'certain'
  if (areLines(text, isCut)) return 'lines'
  if (isCut) return begins.test(text) ? 'certain' : undefined
  if (/^[[{"]/.test(text) && isValid(text)) return text.startsWith('"') ? 'literal' : 'certain'
  if (isNamed || (file && /\.(jsonc|json5|jsonl|ndjson)$/i.test(file.name))) return 'nearly'
  return isNearly(text) ? 'nearly' : undefined
}

/** Whether each of several lines is an object or array; the last line of a text that is cut off does not count. */
function areLines(text: string, isCut: boolean): boolean {
  const isRecord = (line: string) => /^\s*[[{]/.test(line) && isValid(line)
  // The first line rules out most texts.
  const end = text.indexOf('\n')
  if (end < 0 || !isRecord(text.slice(0, end))) return false
  const [, ...others] = text.split('\n').filter((line) => line.trim() !== '')
  return others.length > 0 && (isCut ? others.slice(0, -1) : others).every(isRecord)
}

function isValid(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** An object with a first key, or an array with a first value. */
const begins =
  /^(?:\{\s*(?:\}|(?:"[^"\n]*"|'[^'\n]*'|[\w$]+)\s*:)|\[\s*(?:[[{\]]|(?:"[^"\n]*"|'[^'\n]*'|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)\s*(?:[,\]]|$)))/

/** Whether it begins like JSON and may go on as JSON: a style sheet and a footnote begin so too. */
function isNearly(text: string): boolean {
  const body = withoutComments(text.replace(/^```(?:json5?)?\s/i, ''))
  const call = /^[\w$.]{1,80}\((?=\s*[[{]\s*["{[])/.exec(body)?.[0] ?? ''
  const begun = call ? body.slice(call.length).trimStart() : body
  if (!begins.test(begun) || /^\{\s*[\w$-]+\s*:[^"'{}[\],]*;/.test(begun)) return false
  if (/^\[\s*\d+\s*\](?!\s*$)/.test(begun) || isRule(begun)) return false
  // A text that ends in a word continues after its last bracket, or was cut off within a value.
  return /[\]}"'\d,:`]$|\b(?:true|false|null)$|[\]}]\s*\)?;?$/.test(begun) || !/[\]}]/.test(begun)
}

/** A rule of a style sheet: its only value is a word unknown to JSON and its dialects. */
const isRule = (text: string): boolean =>
  /^\{\s*[a-z-]+\s*:\s*(?!(?:true|false|null|undefined|NaN|none)\b)[a-z-]+\s*\}$/i.test(text)

/** Removes comments on lines of their own. */
const withoutComments = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/\*.*\*\/\s*$)/.test(line))
    .join('\n')
    .trim()
