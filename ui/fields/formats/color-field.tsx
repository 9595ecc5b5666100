import { isHexColor } from '#kit/check-schema.ts'
import { issueSentences } from '#kit/issue-sentences.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { useLanguage, useTexts } from '../../language/language.ts'
import { FieldFrame } from '../field-frame.tsx'
import type { FormatControlProps } from './format-control-props.ts'
import styles from './format-controls.module.css'

/** A color: the system's picker beside a text, which accepts shorter forms and transparency too. */
export function ColorField({ schema, text, value, error, onChange }: FormatControlProps) {
  const language = useLanguage()
  const words = useTexts(texts)
  const written = typeof value === 'string' ? value : ''
  const isUnfit = written !== '' && !isHexColor(written)
  const change = (typed: string) => onChange(typed === '' && schema.default === undefined ? undefined : typed)

  return (
    <FieldFrame
      label={text.label}
      description={text.help}
      error={error ?? (isUnfit && issueSentences.color()[language])}
    >
      {(ids) => (
        <div className={styles['color']}>
          <input
            type="color"
            className={styles['picker']}
            data-empty={written === '' || undefined}
            aria-label={joinLabel(words.pick, text.label)}
            value={opaque(written)}
            // The picker has no transparency: the typed one is kept.
            onChange={({ currentTarget }) => change(currentTarget.value + alphaOf(written))}
          />
          <input
            type="text"
            {...ids}
            value={written}
            spellCheck={false}
            autoComplete="off"
            onChange={({ currentTarget }) => change(currentTarget.value)}
            onBlur={() => isHexColor(`#${written.trim()}`) && change(`#${written.trim()}`)}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** A color for the picker, six digits; black without one. */
const opaque = (color: string): string =>
  isHexColor(color) ? (color.length < 6 ? doubled(color) : color).slice(0, 7).toLowerCase() : '#000000'

const alphaOf = (color: string): string =>
  isHexColor(color) ? (color.length < 6 ? doubled(color) : color).slice(7) : ''

const doubled = (color: string): string => color.replace(/[\da-f]/gi, '$&$&')

const texts = { en: { pick: 'Pick a color' }, zh: { pick: '选取颜色' } }
