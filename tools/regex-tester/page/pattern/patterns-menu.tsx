import { IconChevronDown } from '@tabler/icons-react'
import { Menu, MenuItem } from '#ui/controls/menu.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { type CommonName, commonNames } from './common-patterns.ts'

/** Patterns that many need. */
export function PatternsMenu({ onChoose }: { onChoose: (name: CommonName) => void }) {
  const words = usePageTexts<PageTexts>()
  return (
    <Menu
      label={words.patterns}
      trigger={
        <>
          {words.patterns} <IconChevronDown size={16} stroke={1.75} />
        </>
      }
    >
      {(close) =>
        commonNames.map((name) => (
          <MenuItem
            key={name}
            onChoose={() => {
              onChoose(name)
              close()
            }}
          >
            {words.common[name]}
          </MenuItem>
        ))
      }
    </Menu>
  )
}
