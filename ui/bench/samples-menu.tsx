import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { Sample } from '#kit/samples.ts'
import { reportBug } from '#lib/report-bug.ts'
import { Menu, MenuItem, MenuNote } from '../controls/menu.tsx'
import { useTool } from '../frame/tool.ts'
import { useLanguage, useTexts } from '../language/language.ts'
import { useWorkbench } from './workbench.tsx'

/** The examples of the open operation, each with the options that belong to it. They load when somebody comes near. */
export function SamplesMenu() {
  const words = useTexts(texts)
  const language = useLanguage()
  const { id, loadSamples, open } = useTool()
  const { change, resetOptions } = useWorkbench()
  const [samples, setSamples] = useState<Record<string, Sample[]>>()
  const [hasFailed, setFailed] = useState(false)

  async function load(): Promise<void> {
    try {
      setSamples(await loadSamples())
      setFailed(false)
    } catch (error) {
      reportBug(error, `${id}: samples`)
      setFailed(true)
    }
  }

  return (
    <Menu
      label={words.samples}
      onNear={() => void load()}
      trigger={
        <>
          {words.samples} <IconChevronDown size={16} stroke={1.75} />
        </>
      }
    >
      {(close) =>
        !samples && hasFailed ? (
          <MenuNote>{words.failed}</MenuNote>
        ) : (
          (samples?.[open] ?? []).map(({ title, input }, index) => (
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
        )
      }
    </Menu>
  )
}

const texts = {
  en: { samples: 'Samples', failed: 'The samples could not be loaded. Check your connection, then reload the page.' },
  zh: { samples: '示例', failed: '示例加载失败。请检查网络连接，然后刷新页面。' },
}
