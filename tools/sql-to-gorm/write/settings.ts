import type { SqlDialect } from '#lib/sql/dialect.ts'
import type { Column } from '../model/column.ts'
import type { GoType } from '../types/go-type.ts'
import { checkSetting } from './index-settings.ts'

interface SettingsOf {
  column: Column
  goType: GoType
  dialect: SqlDialect
  isKey: boolean
  isKeyOfMany: boolean
  /** Whether the field is a struct of database/sql or of somebody's own type, whose default GORM takes as it stands. */
  isWrapped: boolean
  isOwn: boolean
  comments: boolean
}

/** Lists the settings of a column's own: what it is called, its type, its key, its default. */
export function settingsOf(given: SettingsOf): string[] {
  const { column, goType, dialect, isKey, isKeyOfMany, isWrapped, isOwn, comments } = given
  const { type, generated } = column
  // SQLite gives such a key its number without being told.
  const isRowId = dialect === 'sqlite' && type.name === 'integer' && !isKeyOfMany
  return [
    ...(generated || column.isSystemTime || isRowVersion(column, dialect) ? ['->'] : []),
    `column:${column.name}`,
    ...(type.source || generated ? [`type:${fullType(column)}`] : []),
    ...sizes(column),
    ...(isKey ? ['primaryKey'] : []),
    ...(column.isAutoIncrement ? ['autoIncrement'] : []),
    // GORM takes any integer that is a key for one that counts up, unless it is told.
    ...(isKey && /int/.test(goType) && !column.isAutoIncrement && !isRowId ? ['autoIncrement:false'] : []),
    ...(column.isNotNull && !isKey ? ['not null'] : []),
    ...(column.isUnique && !isKey ? ['unique'] : []),
    ...writeDefault(column, goType, dialect, isWrapped),
    ...(isOwn ? [] : timeSetting(column, goType)),
    ...(column.check ? [checkSetting(column.check)] : []),
    ...(comments && column.comment ? [`comment:${column.comment.trim()}`] : []),
  ]
}

/** SQL Server sets these itself. */
const isRowVersion = ({ type }: Column, dialect: SqlDialect): boolean =>
  dialect === 'sqlserver' && /^(?:rowversion|timestamp)$/.test(type.name)

function fullType({ type, generated, collation }: Column): string {
  const parts = [type.source, collation]
  if (generated)
    parts.push(`${type.source ? 'GENERATED ALWAYS ' : ''}AS (${generated.expression}) ${generated.storage}`)
  return parts.filter(Boolean).join(' ').trim()
}

/** The lengths that GORM compares when it migrates, beside the type that it writes. */
function sizes({ type }: Column): string[] {
  const [first = '', second = ''] = type.args
  if (!/^\d+$/.test(first)) return []
  if (/char|binary|^bit$/.test(type.name)) return [`size:${first}`]
  if (/^(?:decimal|numeric|dec|fixed)$/.test(type.name)) {
    return [`precision:${first}`, ...(/^\d+$/.test(second) ? [`scale:${second}`] : [])]
  }
  return /^(?:datetime2?|datetimeoffset|timestamp|timestamptz|time)\b/.test(type.name) ? [`precision:${first}`] : []
}

/** GORM knows CreatedAt and UpdatedAt by their names; columns that mean the same are told to it. */
function timeSetting({ name, onUpdate }: Column, goType: GoType): string[] {
  if (goType !== 'time.Time' && goType !== 'int64') return []
  const plain = name.toLowerCase().replaceAll('_', '')
  if (/^(?:createtime|createdtime|gmtcreated?|createdate|createdon|datecreated)$/.test(plain)) return ['autoCreateTime']
  const isUpdate =
    /^(?:updatetime|updatedtime|gmtmodified|gmtupdated?|updatedate|updatedon|dateupdated|modifiedat|modifytime)$/
  if (isUpdate.test(plain) || (onUpdate !== '' && plain !== 'updatedat')) return ['autoUpdateTime']
  // Seconds since 1970 are set only where GORM is told.
  return []
}

/**
 * Writes the default of a column as GORM reads it for a field of that type: a number bare, a text in quotes, an expression
 * as it stands. GORM quotes the text of a string itself, and takes it as SQL for every other field.
 */
function writeDefault(column: Column, goType: GoType, dialect: SqlDialect, isWrapped: boolean): string[] {
  const value = column.default
  if (column.generated || column.isAutoIncrement) return []
  const touched = column.onUpdate ? ` ON UPDATE ${column.onUpdate}` : ''
  if (!value) return touched ? [`default:NULL${touched}`] : []
  if (value.kind === 'expression') return [`default:${withParentheses(value.text, dialect, goType)}${touched}`]
  if (goType === 'bool') {
    const isSet = isTrue(value.text)
    // There SQL has no words for them.
    return [`default:${isWrapped && dialect === 'sqlserver' ? Number(isSet) : isSet}`]
  }
  if (value.kind !== 'text') return [`default:${goType === 'string' && !isWrapped ? `'${value.text}'` : value.text}`]
  if (goType !== 'string' && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(value.text)) return [`default:${value.text}`]
  const isRaw = isWrapped || goType !== 'string' || (value.text.includes('(') && value.text.includes(')'))
  return [`default:'${isRaw ? value.text.replaceAll("'", "''") : value.text}'`]
}

/**
 * Puts parentheses around an expression where the database asks for them, and where GORM would take it for a value: it
 * leaves alone what has parentheses.
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
