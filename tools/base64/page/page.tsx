import { Bench } from '#ui/bench/bench.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from './texts.en.ts'

/** The page: the four operations as two choices, direction and input type. */
export default function Base64Page() {
  const { direction, material, directionLabel, materialLabel } = usePageTexts<PageTexts>()
  const { open, onOpen } = useTool()
  const ofFiles = open.endsWith('File')
  const chosenDirection = open.startsWith('encode') ? 'encode' : 'decode'

  return (
    <Bench
      modes={
        <>
          <Segments
            label={directionLabel}
            choices={choicesOf(direction)}
            value={chosenDirection}
            onChange={(chosen) => onOpen(ofFiles ? `${chosen}File` : chosen)}
          />
          <Segments
            label={materialLabel}
            choices={choicesOf(material)}
            value={ofFiles ? 'file' : 'text'}
            onChange={(chosen) => onOpen(chosen === 'file' ? `${chosenDirection}File` : chosenDirection)}
          />
        </>
      }
    />
  )
}

const choicesOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
