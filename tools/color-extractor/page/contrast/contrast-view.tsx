import { useId, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { contrastRatio } from '#lib/color/contrast.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { lightnessContrast } from '../../color/contrast.ts'
import { colorNameOf } from '../../color/names.ts'
import type { en } from '../../texts.en.ts'
import type { Output } from '../output.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './contrast.module.css'

/** The contrast of each color as text on one of the others, or on white or black, by two measures. */
export function ContrastView({ colors }: { colors: Output['colors'] }) {
  const words = usePageTexts<PageTexts>()
  const names = useToolTexts<typeof en>().output.colors.columns.name.choices
  const all = [...new Set(['#ffffff', '#000000', ...colors.map(({ hex }) => hex)])]
  const [chosen, setChosen] = useState('#ffffff')
  const background = all.includes(chosen) ? chosen : '#ffffff'
  const named = all.map((hex) => ({ hex, name: names[colorNameOf(rgbOf(hex))] }))
  return (
    <>
      <Backgrounds colors={named} value={background} onChange={setChosen} />
      <ul className={styles['pairs']} aria-label={words.contrast}>
        {named
          .filter(({ hex }) => hex !== background)
          .map(({ hex, name }) => (
            <Pair key={hex} text={hex} background={background} name={name} />
          ))}
      </ul>
    </>
  )
}

function Pair({ text, background, name }: { text: string; background: string; name: string }) {
  const words = usePageTexts<PageTexts>()
  const ratio = contrastRatio(rgbOf(text), rgbOf(background))
  const grade = gradeOf(ratio)
  return (
    <li>
      <span className={styles['sample']} style={{ color: text, backgroundColor: background }} aria-hidden="true">
        {words.sample}
      </span>
      <span className={styles['name']}>
        <b>{name}</b>
        <code>{text}</code>
      </span>
      <span className={styles['measures']}>
        {/* Rounded down, since 4.499 doesn't meet 4.5. */}
        <span>{fill(words.ratio, { ratio: (Math.floor(ratio * 100) / 100).toFixed(2) })}</span>
        <span>
          {fill(words.lightness, { value: Math.round(Math.abs(lightnessContrast(rgbOf(text), rgbOf(background)))) })}
        </span>
      </span>
      <span className={styles['grade']} data-grade={grade}>
        {words.grades[grade]}
      </span>
    </li>
  )
}

type Grade = keyof PageTexts['grades']

const gradeOf = (ratio: number): Grade => (ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'large' : 'none')

interface BackgroundsProps {
  colors: readonly { hex: string; name: string }[]
  value: string
  onChange: (hex: string) => void
}

/** A choice of background colors. */
function Backgrounds({ colors, value, onChange }: BackgroundsProps) {
  const words = usePageTexts<PageTexts>()
  const group = useId()
  return (
    <fieldset className={styles['backgrounds']}>
      <legend>{words.background}</legend>
      {colors.map(({ hex, name }) => (
        <label key={hex} title={`${name} ${hex}`}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            checked={hex === value}
            aria-label={`${name} ${hex}`}
            onChange={() => onChange(hex)}
          />
          <span style={{ backgroundColor: hex }} />
        </label>
      ))}
    </fieldset>
  )
}
