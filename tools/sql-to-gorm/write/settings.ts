import type { SqlDialect } from '#lib/sql/dialect.ts'
import type { Column } from '../model/column.ts'
import type { GoType } from '../types/go-type.ts'
import { checkSetting } from './index-settings.ts'

interface SettingsInput {
  column: Column
  goType: GoType
  dialect: SqlDialect
  isKey: boolean
  isCompositeKey: boolean
  /** Whether the field is a struct of database/sql or has a custom type, so that GORM uses its default unquoted. */
  isWrapped: boolean
  isCustom: boolean
  comments: boolean
}

/** Lists the tag settings of a column itself: name, type, key, default and so on. */
export function settingsOf(given: SettingsInput): string[] {
  const { column, goType, dialect, isKey, isCompositeKey, isWrapped, isCustom, comments } = given
  const { type, generated } = column
  // An alias of SQLite's rowid is numbered automatically.
  const isRowId = dialect === 'sqlite' && type.name === 'integer' && !isCompositeKey
  return [
    ...(generated || column.isSystemTime || isRowVersion(column, dialect) ? ['->'] : []),
    `column:${column.name}`,
    ...(type.source || generated ? [`type:${fullType(column)}`] : []),
    ...sizes(column),
    ...(isKey ? ['primaryKey'] : []),
    ...(column.isAutoIncrement ? ['autoIncrement'] : []),
    // GORM treats an integer key as auto-increment by default.
    ...(isKey && /int/.test(goType) && !column.isAutoIncrement && !isRowId ? ['autoIncrement:false'] : []),
    ...(column.isNotNull && !isKey ? ['not null'] : []),
    ...(column.isUnique && !isKey ? ['unique'] : []),
    ...writeDefault(column, goType, dialect, isWrapped),
    ...(isCustom ? [] : timeSetting(column, goType)),
    ...(column.check ? [checkSetting(column.check)] : []),
    ...(comments && column.comment ? [`comment:${column.comment.trim()}`] : []),
  ]
}

/** Whether SQL Server sets the value itself. */
const isRowVersion = ({ type }: Column, dialect: SqlDialect): boolean =>
  dialect === 'sqlserver' && /^(?:rowversion|timestamp)$/.test(type.name)

function fullType({ type, generated, suffix }: Column): string {
  const parts = [type.source, suffix]
  if (generated)
    parts.push(`${type.source ? 'GENERATED ALWAYS ' : ''}AS (${generated.expression}) ${generated.storage}`)
  return parts.filter(Boolean).join(' ').trim()
}

/** The sizes that GORM compares in a migration, in addition to the type. */
function sizes({ type }: Column): string[] {
  const [first = '', second = ''] = type.args
  if (!/^\d+$/.test(first)) return []
  if (/char|binary|^bit$/.test(type.name)) return [`size:${first}`]
  if (/^(?:decimal|numeric|dec|fixed)$/.test(type.name)) {
    return [`precision:${first}`, ...(/^\d+$/.test(second) ? [`scale:${second}`] : [])]
  }
  return /^(?:datetime2?|datetimeoffset|timestamp|timestamptz|time)\b/.test(type.name) ? [`precision:${first}`] : []
}

/** GORM recognizes CreatedAt and UpdatedAt by name; columns with the same meaning need a setting. */
function timeSetting({ name, onUpdate }: Column, goType: GoType): string[] {
  if (goType !== 'time.Time' && goType !== 'int64') return []
  const plain = name.toLowerCase().replaceAll('_', '')
  if (/^(?:createtime|createdtime|gmtcreated?|createdate|createdon|datecreated)$/.test(plain)) return ['autoCreateTime']
  const isUpdate =
    /^(?:updatetime|updatedtime|gmtmodified|gmtupdated?|updatedate|updatedon|dateupdated|modifiedat|modifytime)$/
  if (isUpdate.test(plain) || (onUpdate !== '' && plain !== 'updatedat')) return ['autoUpdateTime']
  return []
}

/**
 * Writes the default of a column as GORM parses it for the field's type: numbers bare, texts in quotes, expressions
 * unchanged. GORM itself quotes the text of a string field, and treats the default of any other field as SQL.
 */
function writeDefault(column: Column, goType: GoType, dialect: SqlDialect, isWrapped: boolean): string[] {
  const value = column.default
  if (column.generated || column.isAutoIncrement) return []
  const touched = column.onUpdate ? ` ON UPDATE ${column.onUpdate}` : ''
  if (!value) return touched ? [`default:NULL${touched}`] : []
  if (value.kind === 'expression') return [`default:${withParentheses(value.text, dialect, goType)}${touched}`]
  if (goType === 'bool') {
    const isSet = isTrue(value.text)
    // SQL Server has no boolean literals.
    return [`default:${isWrapped && dialect === 'sqlserver' ? Number(isSet) : isSet}`]
  }
  if (value.kind !== 'text') return [`default:${goType === 'string' && !isWrapped ? `'${value.text}'` : value.text}`]
  if (goType !== 'string' && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(value.text)) return [`default:${value.text}`]
  const isRaw = isWrapped || goType !== 'string' || (value.text.includes('(') && value.text.includes(')'))
  return [`default:'${isRaw ? value.text.replaceAll("'", "''") : value.text}'`]
}

/**
 * Adds parentheses to an expression if the database requires them, or if GORM would treat it as a value, which it does
 * not with parentheses.
 */
function withParentheses(text: string, dialect: SqlDialect, goType: GoType): string {
  if (goType === 'time.Time' && /^(?:current_timestamp|now|localtime|localtimestamp)(?:\(\d{0,2}\))?$/i.test(text)) {
    return text
  }
  const isCall = /^[\w.]+\(/.test(text) && text.endsWith(')')
  const isBare = isCall || (goType === 'time.Time' && /^\w+$/.test(text))
  return isBare && (dialect === 'postgresql' || dialect === 'sqlserver') ? text : `(${text})`
}

const isTrue = (text: string): boolean => /^(?:1|t|true|y|yes|on)$/i.test(text)
