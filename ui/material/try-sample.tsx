import { useAnnounce } from '../controls/announcer.tsx'
import { Button } from '../controls/button.tsx'
import { useTexts } from '../language/language.ts'
import { useSamples } from './use-samples.ts'

/** Where there is nothing yet: shows what the tool does, with the first of its examples. */
export function TrySample() {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const { load, choose } = useSamples()

  async function run(): Promise<void> {
    const [first] = await load()
    if (!first) return announce(words.failed)
    choose(first)
    // The button goes; what it has brought stands in its place.
    document.querySelector<HTMLElement>('[data-bench=output]')?.focus()
  }

  return (
    <Button size="small" onClick={() => void run()}>
      {words.try}
    </Button>
  )
}

const texts = {
  en: { try: 'Try a sample', failed: 'The samples could not be loaded. Check your connection, then reload the page.' },
  zh: { try: '试试示例', failed: '示例加载失败。请检查网络连接，然后刷新页面。' },
}
