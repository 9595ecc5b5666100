import { FieldList, type FieldListProps } from '#ui/fields/field-list.tsx'
import { ImageField } from '#ui/fields/formats/image-field.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { inputPart } from '#ui/panes/bench-parts.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../texts.en.ts'
import styles from './page.module.css'
import type { PageTexts } from './texts.en.ts'

/** The words of the cover, and the presets by their looks. */
export function Content({ fields, ...rest }: FieldListProps) {
  const words = usePageTexts<PageTexts>()
  const { input } = useToolTexts<typeof en>()
  const language = useLanguage()
  const { values, issues, onChange } = rest
  const texts = fields.filter(([, { type, format }]) => type === 'string' && format !== 'radio')
  const [, preset] = fields.find(([name]) => name === 'preset') ?? []
  return (
    <section className={styles['form']} aria-label={words.cover} {...inputPart}>
      <FieldList fields={texts} {...rest} />
      {preset && (
        <ImageField
          schema={preset}
          text={input.preset}
          value={values['preset'] ?? preset.default}
          error={issues['preset']?.[language]}
          drawImage={drawThumbnail}
          onChange={(chosen) => onChange({ preset: chosen })}
        />
      )}
    </section>
  )
}

const drawThumbnail = (preset: string) => (
  <img src={thumbnails[`./thumbnails/${preset}.webp`]} alt="" className={styles['thumbnail']} loading="lazy" />
)

/** Small covers, each of a preset with a title of three letters. */
const thumbnails = import.meta.glob<string>('./thumbnails/*.webp', { eager: true, import: 'default', query: '?url' })
