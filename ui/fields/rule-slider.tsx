import { Slider } from '@mantine/core'
import { useId } from 'react'
import styles from './rule-slider.module.css'

interface RuleSliderProps {
  label: string
  help?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number on a rule, with a tick at every tenth. */
export function RuleSlider({ label, help, value, min, max, onChange }: RuleSliderProps) {
  const id = useId()
  return (
    <div className={styles['field']} title={help}>
      <div className={styles['head']}>
        <span id={id}>{label}</span>
        <output>{value}</output>
      </div>
      <Slider
        min={min}
        max={max}
        value={value}
        label={null}
        size={4}
        thumbSize={16}
        thumbProps={{ 'aria-labelledby': id }}
        classNames={{ root: styles['root'] ?? '', track: styles['track'] ?? '', thumb: styles['thumb'] ?? '' }}
        onChange={onChange}
      />
    </div>
  )
}
