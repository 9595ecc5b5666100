import { type CSSProperties, useId, useMemo } from 'react'
import type { Triple } from '#lib/color/spaces.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { formatNumber } from '../../write/write-color.ts'
import type { PageTexts } from '../texts.en.ts'
import { channels, trackOf } from './channel-track.ts'
import styles from './editor.module.css'

interface ChannelSliderProps {
  /** In OKLCH. */
  components: Triple
  /** The index of the component that it changes. */
  channel: number
  /** The label of its field. */
  of: string
  onChange: (value: number) => void
}

/** A color component as a slider over its colors, and as a number. Colors outside sRGB are hatched. */
export function ChannelSlider({ components, channel, of, onChange }: ChannelSliderProps) {
  const words = usePageTexts<PageTexts>()
  const id = useId()
  const { name, max, step } = channels[channel] ?? channels[0]
  const [lightness, chroma, hue] = components
  const track = useMemo(() => trackOf([lightness, chroma, hue], channel), [lightness, chroma, hue, channel])
  const value = components[channel] ?? 0
  const written = formatNumber(value, step < 0.1 ? 4 : 2)
  const label = `${of}, ${words[name]}`
  const change = (typed: string) => {
    const next = Number(typed)
    if (typed.trim() !== '' && Number.isFinite(next)) onChange(Math.min(max, Math.max(0, next)))
  }
  return (
    <div className={styles['channel']}>
      <label htmlFor={id}>{words[name]}</label>
      <span className={styles['track']}>
        <span
          className={styles['colors']}
          style={{ '--colors': track.colors.join(', ') } as CSSProperties}
          aria-hidden="true"
        >
          {track.outside.map(({ from, to }) => (
            <span
              key={from}
              className={styles['outside']}
              data-from={from > 0 || undefined}
              data-to={to < 1 || undefined}
              title={words.outside}
              style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
            />
          ))}
        </span>
        <input
          id={id}
          type="range"
          aria-label={label}
          min={0}
          max={max}
          step={step}
          value={Math.min(max, value)}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </span>
      <input
        type="number"
        aria-label={`${label}, ${words.number}`}
        min={0}
        max={max}
        step={step < 0.1 ? 0.01 : 1}
        value={written}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </div>
  )
}
