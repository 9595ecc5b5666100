import styles from './presets.module.css'

interface Preset<Value extends string> {
  value: Value
  label: string
  /** A summary of what it sets. */
  detail: string
}

interface PresetsProps<Value extends string> {
  label: string
  presets: readonly Preset<Value>[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** Presets as buttons, at most one of which is pressed. */
export function Presets<Value extends string>({ label, presets, value, onChange }: PresetsProps<Value>) {
  return (
    <fieldset className={styles['presets']} aria-label={label}>
      {presets.map((preset) => {
        const isOn = preset.value === value
        return (
          <button
            key={preset.value}
            type="button"
            className={styles['preset']}
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? undefined : preset.value)}
          >
            {preset.label}
            <small>{preset.detail}</small>
          </button>
        )
      })}
    </fieldset>
  )
}
