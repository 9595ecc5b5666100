import type { CSSProperties } from 'react'
import { Segments } from '#ui/controls/segments.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './theme-choice.module.css'
import { type ThemeName, themeNames, themes } from './themes.ts'
import type { useLook } from './use-look.ts'

/** Each is readable as text on white, and as a background of white text. */
const accents = {
  teal: '#036675',
  blue: '#1f62a4',
  green: '#0b743a',
  brick: '#8a3324',
  orange: '#a34a08',
  purple: '#6a4e9d',
  gray: '#455356',
} as const

/** The theme of the preview, and its accent color. */
export function ThemeChoice({ look, kept, change }: ReturnType<typeof useLook>) {
  const words = usePageTexts<PageTexts>()
  const own = themes[look.theme].accent
  const isListed = Object.values<string>(accents).includes(look.accent)
  // The theme's own accent is not kept for other themes.
  const choose = (accent: string) => change({ accent: accent === own ? undefined : accent })
  return (
    <section className={styles['theme']} aria-labelledby="theme-title">
      <h2 id="theme-title">{words.theme}</h2>
      <div className={styles['choice']}>
        <Segments<ThemeName>
          label={words.theme}
          choices={themeNames.map((value) => ({ value, label: words.themes[value] }))}
          value={kept.theme}
          isWide
          onChange={(theme) => change({ theme })}
        />
      </div>
      <div role="radiogroup" aria-label={words.accent} className={styles['accents']}>
        {Object.entries(accents).map(([name, value]) => (
          <label
            key={name}
            className={styles['accent']}
            style={swatch(value)}
            title={words.accents[name as keyof typeof accents]}
          >
            <input
              type="radio"
              className="visually-hidden"
              name="accent"
              aria-label={words.accents[name as keyof typeof accents]}
              checked={value === look.accent}
              onChange={() => choose(value)}
            />
          </label>
        ))}
        <label
          className={`${styles['accent']} ${styles['own']}`}
          style={swatch(look.accent)}
          data-chosen={!isListed || undefined}
          title={words.ownAccent}
        >
          <input
            type="color"
            aria-label={words.ownAccent}
            value={look.accent}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        </label>
      </div>
    </section>
  )
}

const swatch = (color: string): CSSProperties => ({ '--swatch': color }) as CSSProperties
