import { useLanguage } from '#ui/language/language.ts'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../../texts.en.ts'
import type { Output } from '../output.ts'
import styles from './palette.module.css'
import { SwatchRow } from './swatch-row.tsx'
import { Swatches } from './swatches.tsx'

/** How much of the image each color has, as a band and as a list. */
export function PaletteView({ colors }: { colors: Output['colors'] }) {
  const { output } = useToolTexts<typeof en>()
  const { name } = output.colors.columns
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent', maximumFractionDigits: 1 })
  return (
    <>
      <div className={styles['band']} aria-hidden="true">
        {colors.map(({ hex, share }) => (
          <span key={hex} style={{ backgroundColor: hex, flexGrow: share }} />
        ))}
      </div>
      <Swatches label={output.colors.label}>
        {colors.map((color) => (
          <SwatchRow
            key={color.hex}
            color={color}
            name={name.choices[color.name]}
            share={percent.format(color.share)}
          />
        ))}
      </Swatches>
    </>
  )
}
