import { arrayMove } from '@dnd-kit/sortable'
import { Switch } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { Redirect } from '#contract/site-config/redirect-config.ts'
import { fill } from '#kit/sentence.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { Sortable } from '#ui/sortable/sortable.tsx'
import { useSortableRow } from '#ui/sortable/use-sortable-row.tsx'
import { useEditor, useIssue } from '../draft/editor-context.ts'
import { focusAt } from '../focus-at.ts'
import type { ControlProps } from './control-props.ts'
import { EntryList, EntryListRemark } from './entry-list.tsx'
import { FieldIssue } from './field-frame.tsx'
import { Input, Select } from './input.tsx'
import styles from './redirects.module.css'

/** The list of redirects. */
export function RedirectsControl({ path, card, value, isLocked, onChange }: ControlProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const { goTo } = useEditor()
  const labelOf = (part: string): string => card.parts?.[part]?.[language] ?? part
  const redirects = Array.isArray(value) ? (value as Redirect[]) : []
  const items = redirects.map((_, index) => ({ id: index + 1, name: fill(words.row, { place: index + 1 }) }))
  const move = (place: number, over: number) => onChange(arrayMove(redirects, place - 1, over - 1))
  return (
    <EntryList>
      {redirects.length === 0 ? (
        <EntryListRemark>{words.none}</EntryListRemark>
      ) : (
        <div className={styles['table']}>
          <div className={styles['heads']} aria-hidden="true">
            <span>{labelOf('from')}</span>
            <span>{labelOf('to')}</span>
            <span>{labelOf('code')}</span>
            <span>{words.on}</span>
          </div>
          <Sortable items={items} onMove={move}>
            <ol>
              {redirects.map((redirect, index) => (
                <Row
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their index
                  key={index}
                  path={`${path}.${index}`}
                  place={index + 1}
                  redirect={redirect}
                  labelOf={labelOf}
                  isLocked={isLocked}
                  onChange={(other) => onChange(redirects.with(index, other))}
                  onRemove={() => {
                    onChange(redirects.toSpliced(index, 1))
                    focusAt(path)
                  }}
                />
              ))}
            </ol>
          </Sortable>
        </div>
      )}
      <FieldIssue id={path} issue={useIssue(path)} />
      <Button
        id={path}
        disabled={isLocked}
        onClick={() => {
          onChange([...redirects, { from: '', to: '', code: 302, enable: true }])
          goTo(`${path}.${redirects.length}.from`)
        }}
      >
        <IconPlus size={18} stroke={1.75} /> {words.add}
      </Button>
    </EntryList>
  )
}

interface RowProps {
  path: string
  place: number
  redirect: Redirect
  /** The label of a redirect's part. */
  labelOf: (part: string) => string
  isLocked: boolean
  onChange: (redirect: Redirect) => void
  onRemove: () => void
}

function Row({ path, place, redirect, labelOf, isLocked, onChange, onRemove }: RowProps) {
  const words = useTexts(texts)
  const { row, handle } = useSortableRow({ id: place, isLocked, label: fill(words.move, { place }) })
  return (
    <li {...row} className={styles['row']}>
      {handle}
      <Line
        id={`${path}.from`}
        label={labelOf('from')}
        name={fill(words.inRow, { label: labelOf('from'), place })}
        placeholder="/old"
        value={redirect.from}
        isLocked={isLocked}
        onChange={(from) => onChange({ ...redirect, from })}
      />
      <Line
        id={`${path}.to`}
        label={labelOf('to')}
        name={fill(words.inRow, { label: labelOf('to'), place })}
        placeholder="/new"
        value={redirect.to}
        isLocked={isLocked}
        onChange={(to) => onChange({ ...redirect, to })}
      />
      <Select
        aria-label={fill(words.inRow, { label: labelOf('code'), place })}
        disabled={isLocked}
        value={redirect.code}
        onChange={(event) => onChange({ ...redirect, code: Number(event.currentTarget.value) as Redirect['code'] })}
      >
        {[301, 302, 307, 308].map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
      <Switch
        className={styles['switch'] ?? ''}
        aria-label={fill(words.inRow, { label: words.on, place })}
        disabled={isLocked}
        checked={redirect.enable}
        onChange={(event) => onChange({ ...redirect, enable: event.currentTarget.checked })}
      />
      <IconButton label={fill(words.remove, { place })} disabled={isLocked} onClick={onRemove}>
        <IconX size={18} stroke={1.75} />
      </IconButton>
    </li>
  )
}

interface LineProps {
  id: string
  label: string
  /** The accessible name, which includes the row. */
  name: string
  placeholder: string
  value: string
  isLocked: boolean
  onChange: (value: string) => void
}

function Line({ id, label, name, placeholder, value, isLocked, onChange }: LineProps) {
  const issue = useIssue(id)
  return (
    <div className={styles['line']}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      <Input
        id={id}
        isMonospace
        aria-label={name}
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? `${id}-issue` : undefined}
        spellCheck={false}
        placeholder={placeholder}
        disabled={isLocked}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FieldIssue id={id} issue={issue} />
    </div>
  )
}

const texts = {
  en: {
    none: 'No redirects',
    add: 'Add a redirect',
    on: 'On',
    row: 'Row {place}',
    move: 'Move row {place}',
    inRow: '{label}, row {place}',
    remove: 'Remove row {place}',
  },
  zh: {
    none: '没有重定向',
    add: '添加重定向',
    on: '启用',
    row: '第 {place} 行',
    move: '移动第 {place} 行',
    inRow: '{label}，第 {place} 行',
    remove: '移除第 {place} 行',
  },
}
