import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'

/** YAML by its lines, and JSON, which can be written as YAML. */
export const recognize: Recognize = ({ text, isCut, file }) => {
  const isNamed = file && (/\.ya?ml$/i.test(file.name) || /yaml$/.test(file.type))
  if (isNamed) return [parse(confidence.certain)]
  if (/^[[{]/.test(text)) return isCut || isJson(text) ? [convert] : []
  const sure = sureOfYaml(text)
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

/** How sure it is that lines are YAML's: keys with values, lists, comments, and what is indented below a key. */
function sureOfYaml(text: string): number {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^\s*#/.test(line))
  if (lines.length < 2) return 0
  const keys = new Set<string>()
  let [nested, items, isBelow] = [0, 0, false]
  for (const line of lines) {
    const isIndented = /^ /.test(line)
    const key = entry.exec(line)?.[0]
    if (key !== undefined) {
      if (isIndented || /^- /.test(line)) nested++
      // Two of a name are no mapping, as in a talk that is written down.
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

/** What a form, a log or a message has before a colon, and settings seldom have. */
const isLabel = / \S|^(?:error|warn|warning|info|debug|trace|fatal|note):/i

const entry = /^ *(?:- +)*(?:"[^"]*"|'[^']*'|[\w./$<*-][\w ./$<*-]{0,80}):(?: |$)/
const marker = /^(?:---|\.\.\.)(?: |$)/
/** What ends a list or a map in brackets, often below its key. */
const closing = /^[\]}] *$/
const item = /^ *- /
