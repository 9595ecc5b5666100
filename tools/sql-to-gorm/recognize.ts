import { listInShort } from '#lib/recognition/in-short.ts'
import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'

/** SQL: what makes tables can become models, all other SQL can be laid out. */
export const recognize: Recognize = ({ text, isCut, file }) => {
  const isNamed = file !== undefined && (/\.(?:sql|ddl)$/i.test(file.name) || /sql$/.test(file.type))
  if (file && text === '') return []
  const head = text.slice(0, 100_000)
  if (head.search(createTable) >= 0) {
    return [
      {
        operation: 'convert',
        label: convert,
        confidence: confidence.certain,
        kind: { en: 'a CREATE TABLE script', zh: '建表语句' },
        brief: tablesInShort(text, isCut),
      },
      { operation: 'format', label: format, confidence: confidence.possible, kind: sql },
    ]
  }
  if (!isNamed && !isStatement(withoutComments(head))) return []
  return [{ operation: 'format', label: format, confidence: isNamed ? confidence.certain : 0.85, kind: sql }]
}

const convert = { en: 'Convert to GORM', zh: '转换为 GORM' }
const format = { en: 'Format SQL', zh: '格式化 SQL' }
const sql = { en: 'SQL', zh: 'SQL' }

/** The names of the tables, without those of their schemas. */
function tablesInShort(text: string, isCut: boolean): Recognition['brief'] {
  const found = [...text.matchAll(createTable)]
  const names = found.map(([, name = '']) => name.replace(/["`[\]]/g, '').replace(/^.*\./, ''))
  const count = { en: names.length === 1 ? '1 table' : `${names.length} tables`, zh: `${names.length} 张表` }
  return listInShort(names, isCut, isCut ? undefined : count)
}

/** With what comes behind the name: prose may speak of creating tables. */
const createTable =
  /\bcreate\s{1,9}(?:(?:global|local|temp|temporary|unlogged)\s{1,9}){0,2}table\s{1,9}(?:if\s{1,9}not\s{1,9}exists\s{1,9})?((?:"[^"\n]{1,80}"|`[^`\n]{1,80}`|\[[^\]\n]{1,80}\]|[\w$\u0080-\uffff]{1,80})(?:\.(?:"[^"\n]{1,80}"|`[^`\n]{1,80}`|\[[^\]\n]{1,80}\]|[\w$\u0080-\uffff]{1,80})){0,2})\s{0,40}(?:\(|as\s|like\s|partition\s)/gi

/** Their first words, with what has to come after them: a sentence may begin with "select", or say "insert into the slot". */
const statements = [
  /^(?:explain\s{1,9}(?:analyze\s{1,9})?)?select\s[^;]{1,2000}\bfrom\s{1,9}(?!(?:the|an?|my|your|our|their|this|these|those|below|\S{1,80}\s{1,9}to)\b)/i,
  /^insert\s{1,9}into\s{1,9}[^\s(]{1,200}\s{0,9}(?:\(|values\b|select\b|default\b|set\b)/i,
  /^update\s{1,9}\S{1,200}\s{1,9}(?:\w{1,80}\s{1,9})?set\s{1,9}[^\s=]{1,200}\s{0,9}=/i,
  /^delete\s{1,9}from\s{1,9}[^\s;]{1,200}\s{0,9}(?:where\b|using\b|;|$)/i,
  /^with\s{1,9}\S{1,200}\s{1,9}as\s{0,9}\(\s{0,40}(?:select|values|with|insert|update|delete)\b/i,
  /^(?:alter|truncate)\s{1,9}table\s{1,9}\S/i,
  /^drop\s{1,9}(?:table|view|index|database)\s{1,9}\S/i,
  /^create\s{1,9}(?:or\s{1,9}replace\s{1,9})?(?:unique\s{1,9})?(?:index|view|database|schema|trigger|function|procedure)\s{1,9}\S/i,
]

/** What is selected: one word, or what has marks that no sentence has between its words. */
const selection =
  /^(?:explain\s{1,9}(?:analyze\s{1,9})?)?select\s{1,40}(?:(?:distinct|all)\s{1,40})?(?:\S{1,200}\s{1,40}from\b|[^;]{0,2000}?[*,('"`=.])/i

function isStatement(text: string): boolean {
  if (!statements.some((pattern) => pattern.test(text))) return false
  return !/^(?:explain|select)\b/i.test(text) || selection.test(text)
}

/** Takes off the lines of comments that a text begins with. */
function withoutComments(text: string): string {
  const lines = text.split('\n')
  return lines
    .slice(lines.findIndex((line) => !/^\s*(?:--|#|$)/.test(line)))
    .join('\n')
    .trimStart()
}
