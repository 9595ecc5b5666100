import { isSql } from '#lib/recognition/is-sql.ts'
import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeList } from '#lib/recognition/summarize-text.ts'

/** SQL: CREATE TABLE statements can be converted to models, any other SQL can be formatted. */
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
  if (!isNamed && !isSql(text)) return []
  return [{ operation: 'format', label: format, confidence: confidence.possible, kind: sql }]
}

const convert = { en: 'Convert to GORM', zh: '转换为 GORM' }
const format = { en: 'Format SQL', zh: '格式化 SQL' }
const sql = { en: 'SQL', zh: 'SQL' }

/** The names of the tables, without schemas. */
function tablesInShort(text: string, isCut: boolean): Recognition['brief'] {
  const matches = [...text.matchAll(createTable)]
  const names = matches.map(([, name = '']) => name.replace(/["`[\]]/g, '').replace(/^.*\./, ''))
  const count = { en: names.length === 1 ? '1 table' : `${names.length} tables`, zh: `${names.length} 张表` }
  return summarizeList(names, isCut, isCut ? undefined : count)
}

/** Including what follows the name, since prose may mention creating tables. */
const createTable =
  /\bcreate\s{1,9}(?:(?:global|local|temp|temporary|unlogged)\s{1,9}){0,2}table\s{1,9}(?:if\s{1,9}not\s{1,9}exists\s{1,9})?((?:"[^"\n]{1,80}"|`[^`\n]{1,80}`|\[[^\]\n]{1,80}\]|[\w$\u0080-\uffff]{1,80})(?:\.(?:"[^"\n]{1,80}"|`[^`\n]{1,80}`|\[[^\]\n]{1,80}\]|[\w$\u0080-\uffff]{1,80})){0,2})\s{0,40}(?:\(|as\s|like\s|partition\s)/gi
