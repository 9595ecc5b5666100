import { Segments } from '#ui/controls/segments.tsx'
import { usePageTexts, useTool } from '#ui/frame/tool.ts'
import type { PageTexts } from './texts.en.ts'

/** What is done with the texts. */
export function OperationSwitch() {
  const words = usePageTexts<PageTexts>()
  const { operations, texts, open, onOpen } = useTool()
  const titles = texts.operations
  return (
    <Segments
      label={words.operation}
      choices={Object.keys(operations).map((value) => ({ value, label: titles[value]?.title ?? value }))}
      value={open}
      onChange={onOpen}
    />
  )
}
