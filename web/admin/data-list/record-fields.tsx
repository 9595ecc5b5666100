import { Switch, Textarea, TextInput } from '@mantine/core'
import type { Kind } from '#contract/data-list.ts'
import { fill } from '#kit/sentence.ts'
import { marksOf } from '#kit/words/marks.ts'
import { useTexts } from '#ui/language/language.ts'
import { fieldError } from '../../forms/field-error.tsx'
import { Note } from '../../forms/note.tsx'
import { type Draft, type Issues, linesOf } from './draft.ts'
import { fieldTexts } from './field-texts.ts'
import { matchUserAgent } from './match-user-agent.ts'

interface RecordFieldsProps {
  kind: Kind
  isNew: boolean
  draft: Draft
  issues: Issues
  onChange: (changed: Partial<Draft>) => void
}

/** The fields of a kind of record, then those that every record has. */
export function RecordFields({ kind, isNew, draft, issues, onChange }: RecordFieldsProps) {
  const words = useTexts(fieldTexts)

  const text = (field: 'name' | 'link' | 'key' | 'sort') => ({
    'data-field': field,
    label: words[field],
    value: draft[field],
    error: fieldError(issues[field]),
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  })
  const toggle = (field: 'open_blank' | 'enable', label: string) => (
    <Switch
      label={label}
      checked={draft[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
    />
  )

  return (
    <>
      {kind === 'friend_link' ? (
        <>
          <TextInput {...text('name')} data-autofocus />
          <TextInput {...text('link')} type="url" inputMode="url" placeholder="https://" />
          {toggle('open_blank', words.open_blank)}
          {toggle('enable', words.shown)}
        </>
      ) : (
        <>
          <Textarea
            data-autofocus
            data-field="values"
            label={words.values}
            description={words.valuesHelp}
            rows={5}
            spellCheck={false}
            value={draft.values}
            error={fieldError(issues.values)}
            onChange={(event) => onChange({ values: event.currentTarget.value })}
          />
          <OwnBrowser draft={draft} />
          {toggle('enable', words.blocked)}
        </>
      )}
      <TextInput {...text('key')} description={isNew ? words.keyHelpNew : words.keyHelp} />
      <TextInput {...text('sort')} inputMode="numeric" description={isNew ? words.sortHelpNew : words.sortHelp} />
    </>
  )
}

/** Says when somebody is about to keep out the browser they sit at. */
function OwnBrowser({ draft }: { draft: Draft }) {
  const words = useTexts(fieldTexts)
  const matches = matchUserAgent(linesOf(draft.values), navigator.userAgent)
  if (matches.length === 0 || !draft.enable) return null
  return <Note tone="warn">{fill(words.ownBrowser, { text: matches.join(marksOf(words.ownBrowser).listComma) })}</Note>
}
