import { useMemo } from 'react'
import type { FieldListProps } from '#ui/fields/field-list.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import { type ChosenColumn, type ColumnField, columnFields, matchColumns } from '../contents/contact-columns.ts'
import { headerOf, holdsContacts, type Layout } from '../contents/read-contacts.ts'
import type { en } from '../texts.en.ts'
import styles from './page.module.css'

/** The fields of the columns, if the texts are a table of contacts. */
export default function ContactColumns(props: Omit<FieldListProps, 'fields'>) {
  const { texts, layout = 'auto' } = props.values
  const header = useMemo(
    () => (holdsContacts(texts, layout as Layout) ? headerOf(String(texts ?? '')) : []),
    [texts, layout],
  )
  const isOffered = header.length <= maxOffered && header.some((column) => column.trim() !== '')
  return isOffered && <Columns header={header} {...props} />
}

/** Google's address book has seventy columns. For more, columns can be given through the API. */
const maxOffered = 100

function Columns({ header, values, issues, onChange }: Omit<FieldListProps, 'fields'> & { header: string[] }) {
  const language = useLanguage()
  const words = useToolTexts<typeof en>().input.columns
  const given = values['columns']
  const chosen = Array.isArray(given) ? (given as ChosenColumn[]) : []
  const matched = matchColumns(header, chosen)
  const choices = columnFields.map((field) => ({ value: field, label: words.columns.field.choices[field] }))
  const choose = (column: string, field: ColumnField) =>
    onChange({ columns: [...chosen.filter((each) => each.column !== column), { column, field }] })
  return (
    <fieldset className={styles['columns']}>
      <legend>{words.label}</legend>
      {issues['columns'] && <p className={styles['issue']}>{issues['columns'][language]}</p>}
      {header.map((column, at) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and each stays at its place
          key={at}
          label={column.trim() || String(at + 1)}
          choices={choices}
          value={matched[at] ?? 'none'}
          onChange={({ currentTarget }) => choose(column.trim(), currentTarget.value as ColumnField)}
        />
      ))}
    </fieldset>
  )
}
