import { useId, useState } from 'react'
import { useTexts } from '../../language/language.ts'
import { TextField } from '../text-field.tsx'
import type { FormatControlProps } from './format-control-props.ts'

/** A time zone: a text, with the browser's list of names to choose from. Empty means the device's zone. */
export function TimeZoneField({ schema, text, value, error, onChange }: FormatControlProps) {
  const words = useTexts(texts)
  const list = useId()
  // Hundreds of names: rendered on hover or focus.
  const [zones, setZones] = useState<string[]>([])
  const isLocal = schema.default === 'local'
  const written = typeof value === 'string' && !(isLocal && value === 'local') ? value : ''

  return (
    <>
      <TextField
        label={text.label}
        description={text.help}
        error={error}
        value={written}
        placeholder={isLocal ? words.local : undefined}
        list={list}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onFocus={() => setZones(knownZones())}
        onChange={({ currentTarget: { value: typed } }) => onChange(typed === '' ? undefined : typed)}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}

/** Browsers leave out UTC, which developers look for. */
const knownZones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

const texts = { en: { local: 'Local (this device)' }, zh: { local: '本机时区' } }
