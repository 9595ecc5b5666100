import { lazy, Suspense, useMemo } from 'react'
import { editOf } from '#kit/back-to-input.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Language } from '#kit/language.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import { marksOf } from '#kit/words/marks.ts'
import { CopyButton } from '../controls/copy-button.tsx'
import { useLanguage } from '../language/language.ts'
import { sizeOf } from '../text/measure-text.ts'
import { asDiagnostic } from './diagnostic.ts'
import type { Editing } from './editable-fact.tsx'
import { inLanguage } from './in-language.ts'
import styles from './output.module.css'
import { outputKindOf } from './output-kind.ts'
import type { OutputViewProps } from './output-view-props.ts'

const EditableFact = lazy(() => import('./editable-fact.tsx'))
const OutputView = lazy(() => import('./output-view.tsx'))

export interface FactListProps extends Pick<OutputViewProps, 'onSelectPosition'> {
  fields: [name: string, schema: JsonSchema][]
  output: Record<string, unknown>
  labels: Record<string, AnyFieldText>
  isStale: boolean
  /** Takes the edits of editable values; without it no value is editable. */
  editing?: Editing | undefined
}

/** The fields of an output besides its main value: name, value, and a button that copies it. */
export function FactList({ fields, output: given, labels, isStale, editing, onSelectPosition }: FactListProps) {
  const language = useLanguage()
  const output = useMemo(() => inLanguage(given, language) as Record<string, unknown>, [given, language])
  const facts = fields.filter(([name]) => isPresent(output[name]))
  if (facts.length === 0) return null
  return (
    <dl className={`${styles['facts']} ${isStale ? styles['stale'] : ''}`}>
      {facts.map(([name, schema]) => (
        <FactRow
          key={name}
          value={output[name]}
          schema={schema}
          text={labels[name] ?? { label: name, help: '' }}
          editing={editing}
          onSelectPosition={onSelectPosition}
        />
      ))}
    </dl>
  )
}

/** In characters. A longer value does not fit beside its name on a phone. */
const short = 24

/** One field: its value beside its name, or below it if it has a view of its own. */
function FactRow({ value, schema, text, editing, onSelectPosition }: OutputViewProps & Pick<FactListProps, 'editing'>) {
  const kind = outputKindOf(schema, value)
  const edit = editing && editOf(schema)
  const fact = <Fact value={value} schema={schema} label={text} />
  return (
    <div
      data-wide={kind ? true : undefined}
      data-long={(typeof value === 'string' && value.length > short) || undefined}
    >
      <dt>{text.label}</dt>
      <dd>
        {kind ? (
          <Suspense>
            <OutputView kind={kind} value={value} schema={schema} text={text} onSelectPosition={onSelectPosition} />
          </Suspense>
        ) : edit && isLine(value) ? (
          <Suspense fallback={fact}>
            <EditableFact value={value} label={text.label} edit={edit} editing={editing} />
          </Suspense>
        ) : (
          fact
        )}
      </dd>
      {(typeof value === 'string' || typeof value === 'number') && !kind && (
        // A group in a `dl` may only hold `dt` and `dd`; this element is laid out as if it were not there.
        <dd style={{ display: 'contents' }}>
          <CopyButton value={String(value)} look="icon" label={text.label} />
        </dd>
      )}
    </div>
  )
}

/** In characters: a longer value is not editable here. */
const maxLineLength = 200

const isLine = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxLineLength && !value.includes('\n')

const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

function Fact({ value, schema, label }: { value: unknown; schema: JsonSchema; label: AnyFieldText | undefined }) {
  const language = useLanguage()
  if (typeof value === 'boolean') return label?.choices?.[String(value)] ?? yesNo[language][value ? 'yes' : 'no']
  if (typeof value === 'number')
    return schema.format === 'byte-count' ? bytesIn(language, value) : numberIn(language, value)
  if (value instanceof File) return `${value.name}, ${sizeOf(value.size)}`
  if (typeof value === 'string') return schema.enum ? (label?.choices?.[value] ?? value) : value
  if (Array.isArray(value)) return <RowsOf rows={value} label={label} />
  return typeof value === 'object' && value ? linesOf(value, language, label?.columns) : String(value)
}

/** The parts of an object, one a line. */
function linesOf(parts: object, language: Language, columns: Columns): string {
  const shown = (value: unknown) => (typeof value === 'number' ? numberIn(language, value) : value)
  const values = Object.entries(parts).map(([name, value]) => [name, shown(value)] as const)
  return labelled(values, columns, '\n')
}

/** Joins values, each behind its label, by a text or the comma of the labels' language. */
function labelled(
  values: readonly (readonly [name: string, value: unknown])[],
  columns: Columns = {},
  between?: string,
): string {
  const labels = values.map(([name]) => columns[name]?.label ?? name)
  const { colon, comma } = marksOf(labels.join(''))
  return values.map(([, value], at) => labels[at] + colon + value).join(between ?? comma)
}

const numberIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(value)

/** Small sizes are exact: 68 bytes; larger ones are rounded too: 10,199 bytes (10.2 kB). */
function bytesIn(language: Language, bytes: number): string {
  const count = numberIn(language, bytes)
  const exact = language === 'zh' ? `${count} 字节` : `${count} ${bytes === 1 ? 'byte' : 'bytes'}`
  return bytes < 1000 ? exact : `${exact} (${sizeOf(bytes)})`
}

type Columns = Record<string, AnyFieldText> | undefined

/** More rows are not shown; copying takes all. */
const maxRows = 200

/** A list, one row a line. */
const RowsOf = ({ rows, label }: { rows: unknown[]; label: AnyFieldText | undefined }) =>
  rows
    .slice(0, maxRows)
    .map((row) => label?.choices?.[String(row)] ?? lineOf(row, label?.columns))
    .join('\n')

/** Rows of two values are a name and its value; longer ones show the name of each. */
function lineOf(row: unknown, columns: Columns = {}): string {
  const [diagnostic] = asDiagnostic(row, columns)
  // As editors write a position: 3:14.
  if (diagnostic) return `${diagnostic.line}:${diagnostic.column}  ${diagnostic.message}`
  if (typeof row !== 'object' || row === null) return String(row)
  const values = Object.entries(row).filter(([, value]) => typeof value !== 'object')
  if (values.length <= 2) return values.map(([, value]) => String(value)).join(' = ')
  return labelled(values, columns)
}

const yesNo = { en: { yes: 'Yes', no: 'No' }, zh: { yes: '是', no: '否' } }
