import type { SqlDialect } from '#lib/sql/dialect.ts'
import type { Column } from '../model/column.ts'
import type { GoType } from '../types/go-type.ts'

/**
 * Writes the default of a column as GORM reads it for a field of that type: a number bare, a text in quotes, an expression
 * as it stands. GORM quotes the text of a string itself, and takes it as SQL for every other field.
 */
export function writeDefault(column: Column, goType: GoType, dialect: SqlDialect, isWrapped: boolean): string[] {
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
