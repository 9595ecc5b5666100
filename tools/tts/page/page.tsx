import { Bench } from '#ui/bench/bench.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { SpeechBench } from './speech-bench.tsx'
import type { PageTexts } from './texts.en.ts'

/** Speaking has a bench with a player; subtitles and the list of voices use the generic bench. */
export default function TextToSpeechPage() {
  const { operations, open, onOpen } = useTool()
  const texts = useToolTexts()
  const words = usePageTexts<PageTexts>()
  const choices = Object.keys(operations).map((name) => ({ value: name, label: texts.operations[name]?.title ?? name }))
  const modes = <Segments label={words.operation} choices={choices} value={open} onChange={onOpen} />
  return open === 'speak' ? <SpeechBench modes={modes} /> : <Bench modes={modes} />
}
