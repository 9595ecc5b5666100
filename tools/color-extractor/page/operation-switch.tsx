import { Segments } from '#ui/controls/segments.tsx'
import { usePageTexts, useTool } from '#ui/frame/tool.ts'
import type { PageTexts } from './texts.en.ts'

/** Switches between what can be done. */
export function OperationSwitch() {
  const words = usePageTexts<PageTexts>()
  const { operations, texts, open, onOpen } = useTool()
  const choices = Object.keys(operations).map((name) => ({ value: name, label: texts.operations[name]?.title ?? name }))
  return <Segments label={words.operation} choices={choices} value={open} onChange={onOpen} />
}
