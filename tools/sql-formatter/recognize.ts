import { isSql } from '#lib/recognition/is-sql.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/**
 * Recognizes SQL by its first words or its file name, and logs of MyBatis; CREATE TABLE with less confidence, since
 * other tools make models of it.
 */
export const recognize: Recognize = ({ text, file }) => {
  const isNamed = file !== undefined && (/\.(?:sql|ddl)$/i.test(file.name) || /sql$/.test(file.type))
  const head = text.slice(0, 100_000)
  if (file && text === '') return []
  if (/==>\s{1,9}Preparing: /.test(head))
    return [{ operation: 'fill', label: fill, confidence: confidence.certain, kind: log }]
  if (createTable.test(head) && (isNamed || createTable.test(head.slice(0, 1000))))
    return [{ operation: 'format', label: format, confidence: confidence.possible + 0.01, kind: sql }]
  if (!isNamed && !isSql(text)) return []
  return [{ operation: 'format', label: format, confidence: isNamed ? confidence.certain : 0.85, kind: sql }]
}

/** With the parenthesis after the name, since prose may mention creating tables. */
const createTable =
  /\bcreate\s{1,9}(?:\w{1,20}\s{1,9}){0,2}table\s{1,9}(?:if\s{1,9}not\s{1,9}exists\s{1,9})?[^\s(]{1,200}\s{0,9}\(/i

const fill = { en: 'Fill parameters', zh: '填入参数' }
const format = { en: 'Format SQL', zh: '格式化 SQL' }
const log = { en: 'a MyBatis log', zh: 'MyBatis 日志' }
const sql = { en: 'SQL', zh: 'SQL' }
