import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'

/** YAML by its lines, and JSON, which can be converted to YAML. */
export const recognize: Recognize = ({ text, isCut, file }) => {
  const isNamed = file && (/\.ya?ml$/i.test(file.name) || /yaml$/.test(file.type))
  if (isNamed) return [parse(confidence.certain)]
  if (/^[[{]/.test(text)) return isCut || isJson(text) ? [convert] : []
  const sure = yamlConfidence(text)
  return sure === 0 ? [] : [parse(sure)]
}

const convert: Recognition = {
  operation: 'convert',
  label: { en: 'Convert to YAML', zh: '转换为 YAML' },
  confidence: 0.55,
  kind: { en: 'JSON', zh: 'JSON' },
}

const parse = (sure: number): Recognition => ({
  operation: 'parse',
  label: { en: 'Convert to JSON', zh: '转换为 JSON' },
  confidence: sure,
  kind: { en: 'YAML', zh: 'YAML' },
})

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** The confidence that lines are YAML: keys with values, lists, comments, and lines indented below a key. */
function yamlConfidence(text: string): number {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^\s*#/.test(line))
  if (lines.length < 2) return 0
  const keys = new Set<string>()
  let [nested, items, isBelow] = [0, 0, false]
  for (const line of lines) {
    const isIndented = /^ /.test(line)
    const key = entry.exec(line)?.[0]
    if (key !== undefined) {
      if (isIndented || /^- /.test(line)) nested++
      // Repeated keys are not a mapping but, for example, a transcript.
      else if (keys.has(key) && !/^---/m.test(text)) return 0
      keys.add(key)
    } else if (item.test(line)) items += Number(isIndented)
    else if (!marker.test(line) && !(isBelow && (isIndented || closing.test(line)))) return 0
    isBelow = isIndented || /(?:[:|>][-+]?|: [[{])$/.test(line)
  }
  if (keys.size === 0) return 0
  if (nested > 0 || (items > 0 && keys.size > 1) || /^---\s/.test(text)) return confidence.likely
  return keys.size > 1 && ![...keys].some((key) => isLabel.test(key)) ? 0.45 : 0
}

/** Words before a colon in forms, logs or messages, but seldom in settings. */
const isLabel = / \S|^(?:error|warn|warning|info|debug|trace|fatal|note):/i

const entry = /^ *(?:- +)*(?:"[^"]*"|'[^']*'|[\w./$<*-][\w ./$<*-]{0,80}):(?: |$)/
const marker = /^(?:---|\.\.\.)(?: |$)/
/** A closing bracket, often below its key. */
const closing = /^[\]}] *$/
const item = /^ *- /
