import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Menu, MenuItem, MenuNote } from '#ui/controls/menu.tsx'
import { furnitureErrors } from '#ui/language/furniture-errors.ts'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSamples } from '#ui/tool/use-samples.ts'
import styles from './bench.module.css'
import { ColorChoice } from './color-choice.tsx'
import type { PageTexts } from './texts.en.ts'
import { type DiffOptionsProps, IgnoredChips, ignoredCount, ViewSwitch } from './view-options.tsx'

/** The menu, on a phone, of what is seldom chosen: the view, what is ignored, the samples. */
export function OptionsMenu({ values, view, onChange }: DiffOptionsProps) {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const { samples = [], hasFailed, load, choose } = useSamples()
  const count = ignoredCount(values)
  return (
    <Menu
      label={words.options}
      onNear={() => void load()}
      trigger={
        <>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} />
          {count > 0 && <span className={styles['count']}>{count}</span>}
        </>
      }
    >
      {(close) => (
        <div className={styles['menu']}>
          <ViewSwitch view={view} isWide />
          <ColorChoice view={view} />
          <h3>{words.ignored}</h3>
          <IgnoredChips values={values} onChange={onChange} />
          <h3>{words.samples}</h3>
          <div>
            {hasFailed && <MenuNote>{furnitureErrors.samplesFailed.sentence[language]}</MenuNote>}
            {samples.map((sample) => (
              <MenuItem
                key={sample.title.en}
                onChoose={() => {
                  choose(sample)
                  close()
                }}
              >
                {sample.title[language]}
              </MenuItem>
            ))}
          </div>
        </div>
      )}
    </Menu>
  )
}
