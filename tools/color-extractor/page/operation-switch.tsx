import { Segments } from '#ui/controls/segments.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from './texts.en.ts'

/** Switches between the operations. */
export function OperationSwitch() {
  const words = usePageTexts<PageTexts>()
  const { operations, open, onOpen } = useTool()
  const texts = useToolTexts()
  const choices = Object.keys(operations).map((name) => ({ value: name, label: texts.operations[name]?.title ?? name }))
  return <Segments label={words.operation} choices={choices} value={open} onChange={onOpen} />
}
