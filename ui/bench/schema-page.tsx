import { Segments } from '../controls/segments.tsx'
import { useTool } from '../frame/tool.ts'
import { useTexts } from '../language/language.ts'
import { Bench } from './bench.tsx'

/** The page of a tool that needs none of its own: a switch between its operations, and the bench of the open one. */
export default function SchemaPage() {
  const { samples, texts, open, onOpen } = useTool()
  const titles = useTexts(texts).operations
  // Samples stand in the order that people read; a module's exports are sorted by their letters.
  const choices = Object.keys(samples).map((name) => ({ value: name, label: titles[name]?.title ?? name }))
  const words = useTexts({ en: { operation: 'Operation' }, zh: { operation: '操作' } })
  return (
    <Bench
      modes={
        choices.length > 1 && <Segments label={words.operation} choices={choices} value={open} onChange={onOpen} />
      }
    />
  )
}
