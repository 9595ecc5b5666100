import { IconChevronDown } from '@tabler/icons-react'
import { Menu, MenuItem, MenuNote } from '../controls/menu.tsx'
import { furnitureErrors } from '../language/furniture-errors.ts'
import { useLanguage, useTexts } from '../language/language.ts'
import { useSamples } from '../tool/use-samples.ts'

/** The samples of the open operation, each with its options. They are loaded on hover or focus. */
export function SamplesMenu({ onChoose }: { onChoose?: () => void }) {
  const words = useTexts({ en: { samples: 'Samples' }, zh: { samples: '示例' } })
  const language = useLanguage()
  const { samples, hasFailed, load, choose } = useSamples()
  return (
    <Menu
      label={words.samples}
      command="samples"
      onNear={() => void load()}
      trigger={
        <>
          {words.samples} <IconChevronDown size={16} stroke={1.75} />
        </>
      }
    >
      {(close) =>
        !samples && hasFailed ? (
          <MenuNote>{furnitureErrors.samplesFailed.sentence[language]}</MenuNote>
        ) : (
          (samples ?? []).map((sample, index) => (
            <MenuItem
              key={sample.title.en}
              takesFocus={index === 0}
              onChoose={() => {
                choose(sample)
                onChoose?.()
                close()
              }}
            >
              {sample.title[language]}
            </MenuItem>
          ))
        )
      }
    </Menu>
  )
}
