import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { Pipeline } from '#core/pipeline/definition.ts'
import { Menu, MenuItem, MenuNote } from '#ui/controls/menu.tsx'
import { furnitureErrors } from '#ui/language/furniture-errors.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import type { PipelineSample } from './known/sample.ts'

/** Sample pipelines, each with an input. They are loaded on hover or focus. */
export function SamplesMenu({ onOpen }: { onOpen: (pipeline: Pipeline, input: string) => void }) {
  const words = useTexts({ en: { samples: 'Samples' }, zh: { samples: '示例' } })
  const language = useLanguage()
  const [samples, setSamples] = useState<readonly PipelineSample[]>()
  const [hasFailed, setFailed] = useState(false)
  const load = () =>
    void import('./known/samples.ts').then(
      (module) => setSamples(module.samples),
      () => setFailed(true),
    )
  return (
    <Menu
      label={words.samples}
      command="samples"
      onNear={load}
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
          (samples ?? []).map(({ title, pipeline, input }, index) => (
            <MenuItem
              key={title.en}
              takesFocus={index === 0}
              onChoose={() => {
                onOpen({ ...pipeline, name: title[language] }, input)
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
