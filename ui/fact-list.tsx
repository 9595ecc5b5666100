import type { JsonSchema } from '#kit/json-schema.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import styles from './bench.module.css'
import { CopyButton } from './copy-button.tsx'
import { useLanguage } from './language.ts'
import { sizeOf } from './measure-text.ts'

interface FactListProps {
  fields: [name: string, schema: JsonSchema][]
  output: Record<string, unknown>
  labels: Record<string, AnyFieldText>
  isStale: boolean
}

/** What an output tells besides its main value: a name, a value, and a way to copy it. */
export function FactList({ fields, output, labels, isStale }: FactListProps) {
  const told = fields.filter(([name]) => isTold(output[name]))
  if (told.length === 0) return null
  return (
    <dl className={`${styles['facts']} ${isStale ? styles['stale'] : ''}`}>
      {told.map(([name, schema]) => (
        <div key={name}>
          <dt>{labels[name]?.label ?? name}</dt>
          <dd>
            <Fact value={output[name]} schema={schema} label={labels[name]} />
          </dd>
          {typeof output[name] === 'string' && (
            <CopyButton value={output[name]} look="icon" label={labels[name]?.label} />
          )}
        </div>
      ))}
    </dl>
  )
}

const isTold = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

function Fact({ value, schema, label }: { value: unknown; schema: JsonSchema; label: AnyFieldText | undefined }) {
  const language = useLanguage()
  if (typeof value === 'boolean') return yesNo[language][value ? 'yes' : 'no']
  if (typeof value === 'number') return new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(value)
  if (value instanceof File) return `${value.name}, ${sizeOf(value.size)}`
  if (typeof value === 'string') return schema.enum ? (label?.choices?.[value] ?? value) : value
  if (Array.isArray(value)) return <RowsOf rows={value} columns={label?.columns} />
  return JSON.stringify(value, null, 2)
}

/** A list of objects as a line a row, its values apart by a wide space. */
function RowsOf({ rows, columns }: { rows: unknown[]; columns: Record<string, AnyFieldText> | undefined }) {
  const line = (row: unknown): string =>
    typeof row === 'object' && row !== null
      ? Object.entries(row)
          .filter(([, value]) => typeof value !== 'object')
          .map(([name, value]) =>
            columns && Object.keys(columns).length > 2 ? `${columns[name]?.label ?? name}: ${value}` : String(value),
          )
          .join(columns && Object.keys(columns).length > 2 ? ', ' : ' = ')
      : String(row)
  return rows.slice(0, 200).map(line).join('\n')
}

const yesNo = { en: { yes: 'Yes', no: 'No' }, zh: { yes: '是', no: '否' } }
