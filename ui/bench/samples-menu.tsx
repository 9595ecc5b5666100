import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { Sample } from '#kit/samples.ts'
import { reportBug } from '#lib/report-bug.ts'
import { Menu, MenuItem } from '../controls/menu.tsx'
import { useTool } from '../frame/tool.ts'
import { useLanguage, useTexts } from '../language/language.ts'
import { useWorkbench } from './workbench.tsx'

/** The examples of the open operation, each with the options that belong to it. They load when somebody comes near. */
export function SamplesMenu() {
  const words = useTexts({ en: { samples: 'Samples' }, zh: { samples: '示例' } })
  const language = useLanguage()
  const { id, loadSamples, open } = useTool()
  const { change, resetOptions } = useWorkbench()
  const [samples, setSamples] = useState<Record<string, Sample[]>>({})
  const load = () => void loadSamples().then(setSamples, (error: unknown) => reportBug(error, `${id}: samples`))
  return (
    <Menu
      label={words.samples}
      onNear={load}
      trigger={
        <>
          {words.samples} <IconChevronDown size={16} stroke={1.75} />
        </>
      }
    >
      {(close) =>
        (samples[open] ?? []).map(({ title, input }, index) => (
          <MenuItem
            key={title.en}
            takesFocus={index === 0}
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
