import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'
import { joinLabel } from '#kit/words/marks.ts'
import { IconButton } from '../../controls/button.tsx'
import { useTexts } from '../../language/language.ts'
import { TextField } from '../text-field.tsx'
import type { FormatControlProps } from './format-control-props.ts'

/** A date, or date and time: the system's calendar beside a text, which accepts all other forms. */
export function DateField({ schema, text, value, error, onChange }: FormatControlProps) {
  const words = useTexts(texts)
  const calendar = useRef<HTMLInputElement>(null)
  const written = typeof value === 'string' ? value : ''
  const change = (typed: string) => onChange(typed === '' && schema.default === undefined ? undefined : typed)
  const [day = ''] = dateAtStart.exec(written) ?? []

  return (
    <div>
      <TextField
        label={text.label}
        description={text.help}
        error={error}
        value={written}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => change(currentTarget.value)}
        action={
          <IconButton label={joinLabel(words.pick, text.label)} onClick={() => calendar.current?.showPicker()}>
            <IconCalendar size={18} stroke={1.75} />
          </IconButton>
        }
      />
      {/* The button opens the calendar; this is its anchor. */}
      <input
        ref={calendar}
        type="date"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        // The typed time of day is kept.
        onChange={({ currentTarget }) => change(currentTarget.value + written.slice(day.length))}
      />
    </div>
  )
}

const dateAtStart = /^\d{4}-\d\d-\d\d(?!\d)/

const texts = { en: { pick: 'Pick a date' }, zh: { pick: '选择日期' } }
