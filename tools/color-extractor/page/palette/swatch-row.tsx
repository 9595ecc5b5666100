import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { fill } from '#kit/sentence.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { useTransientValue } from '#ui/controls/use-transient-value.ts'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { colorNameOf } from '../../color/names.ts'
import { cssOf, notationsOf } from '../../color/notations.ts'
import { errors } from '../../errors.ts'
import type { en } from '../../texts.en.ts'
import type { PageTexts } from '../texts.en.ts'
import type { PaletteEntry } from './edited-palette.ts'
import styles from './palette.module.css'

interface SwatchRowProps {
  entry: PaletteEntry
  /** What makes the row editable, once loaded: its attributes, the handle before and the buttons after. */
  row?: HTMLAttributes<HTMLLIElement> & { ref?: Ref<HTMLLIElement> }
  handle?: ReactNode
  /** Replaces the plain swatch. */
  swatch?: ReactNode
  actions?: ReactNode
  /** Below the values. */
  children?: ReactNode
}

/** A color with its name, share and values; clicking a value copies it. */
export function SwatchRow({ entry: { hex, share }, row, handle, swatch, actions, children }: SwatchRowProps) {
  const words = usePageTexts<PageTexts>()
  const names = useToolTexts<typeof en>().output.colors.columns.name.choices
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent', maximumFractionDigits: 1 })
  const { copied, copy } = useCopy()
  return (
    <li className={styles['row']} {...row}>
      <span className={styles['handle']}>{handle}</span>
      {swatch ?? <span className={styles['swatch']} style={{ backgroundColor: hex }} />}
      <p className={styles['name']}>
        <b>{names[colorNameOf(rgbOf(hex))]}</b>{' '}
        <span>{share === undefined ? words.addedByHand : percent.format(share)}</span>
      </p>
      <div className={styles['buttons']}>{actions}</div>
      <div className={styles['values']}>
        {Object.values(cssOf(notationsOf(rgbOf(hex)))).map((value) => (
          <button
            key={value}
            type="button"
            title={fill(words.copyValue, { value })}
            data-copied={copied === value || undefined}
            onClick={() => copy(value)}
          >
            <code>{value}</code>
          </button>
        ))}
        {children}
      </div>
    </li>
  )
}

/** Copies a value and announces it; `copied` is the last one for 1.5 seconds. */
function useCopy() {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const sentence = useSentence()
  const [copied, show] = useTransientValue<string>()

  async function copy(value: string): Promise<void> {
    try {
      await write(value)
      show(value, 1500)
      announce(joinLabel(words.copied, value))
    } catch (error) {
      announce(sentence(error as Error))
    }
  }
  return { copied, copy }
}

async function write(value: string): Promise<void> {
  await navigator.clipboard.writeText(value).catch(() => {
    throw errors.copyFailed()
  })
}
