import { Bench } from '#ui/bench/bench.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { Statistics } from './statistics/statistics.tsx'
import type { PageTexts } from './texts.en.ts'

const parts = { FactList: Statistics }

/** The page: a text or a file beside its statistics. */
export default function TextCounterPage() {
  const { materialLabel, material } = usePageTexts<PageTexts>()
  const { open, onOpen } = useTool()
  const choices = Object.entries(material).map(([value, label]) => ({ value, label }))
  return (
    <Bench parts={parts} modes={<Segments label={materialLabel} choices={choices} value={open} onChange={onOpen} />} />
  )
}
