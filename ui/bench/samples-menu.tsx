import { IconChevronDown } from '@tabler/icons-react'
import { Menu, MenuItem } from '../controls/menu.tsx'
import { useTool } from '../frame/tool.ts'
import { useLanguage, useTexts } from '../language/language.ts'
import { useWorkbench } from './workbench.tsx'

/** The examples of the open operation, each with the options that belong to it. */
export function SamplesMenu() {
  const words = useTexts({ en: { samples: 'Samples' }, zh: { samples: '示例' } })
  const language = useLanguage()
  const { samples, open } = useTool()
  const { change, resetOptions } = useWorkbench()
  return (
    <Menu
      label={words.samples}
      trigger={
        <>
          {words.samples} <IconChevronDown size={16} stroke={1.75} />
        </>
      }
    >
      {(close) =>
        (samples[open] ?? []).map(({ title, input }) => (
          <MenuItem
            key={title.en}
            onChoose={() => {
              resetOptions()
              change({ ...(input as object) })
              close()
            }}
          >
            {title[language]}
          </MenuItem>
        ))
      }
    </Menu>
  )
}
