import { SegmentedControl } from '@mantine/core'

interface SegmentsProps<Value extends string> {
  label: string
  choices: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Few choices side by side, of which one holds. */
export function Segments<Value extends string>({ label, choices, value, onChange }: SegmentsProps<Value>) {
  return (
    <SegmentedControl<Value>
      aria-label={label}
      data={choices}
      value={value}
      onChange={onChange}
      transitionDuration={0}
    />
  )
}
