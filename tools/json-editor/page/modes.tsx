import { IconLayoutColumns, IconLayoutRows } from '@tabler/icons-react'
import { Spacer } from '#ui/bench/spacer.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { useTool } from '#ui/frame/tool.ts'
import { useTexts } from '#ui/language/language.ts'
import { useDocument } from './document/document-context.tsx'
import styles from './modes.module.css'
import { pageTexts } from './page-texts.ts'

interface ModesProps {
  isWide: boolean
  onWide: (isWide: boolean) => void
}

/** How the document is looked at, and what is done with it. */
export function Modes({ isWide, onWide }: ModesProps) {
  const words = useTexts(pageTexts)
  const { samples, texts, open, onOpen } = useTool()
  const { view, setView, enqueue } = useDocument()
  const titles = useTexts(texts).operations
  return (
    <>
      <Segments
        label={words.view}
        choices={(['text', 'tree', 'table'] as const).map((value) => ({ value, label: words[value] }))}
        value={view}
        // What was edited here is in the text before that is shown.
        onChange={(next) => void enqueue(() => setView(next))}
      />
      <IconButton
        className={styles['width'] ?? ''}
        label={isWide ? words.beside : words.wide}
        onClick={() => onWide(!isWide)}
      >
        {isWide ? <IconLayoutColumns size={18} stroke={1.75} /> : <IconLayoutRows size={18} stroke={1.75} />}
      </IconButton>
      <Spacer />
      <Segments
        label={words.operation}
        choices={Object.keys(samples).map((name) => ({ value: name, label: titles[name]?.title ?? name }))}
        value={open}
        onChange={onOpen}
      />
    </>
  )
}
