import { IconLayoutColumns, IconLayoutRows } from '@tabler/icons-react'
import bench from '#ui/bench/bench.module.css'
import { IconButton } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { useTool } from '#ui/frame/tool.ts'
import { useTexts } from '#ui/language/language.ts'
import { useDocument } from './document-context.tsx'
import styles from './modes.module.css'
import { words } from './words.ts'

interface ModesProps {
  isWide: boolean
  onWide: (isWide: boolean) => void
}

/** How the document is looked at, and what is done with it. */
export function Modes({ isWide, onWide }: ModesProps) {
  const said = useTexts(words)
  const { operations, texts, open, onOpen } = useTool()
  const { view, setView, inTurn } = useDocument()
  const titles = texts.operations
  return (
    <>
      <Segments
        label={said.view}
        choices={(['text', 'tree', 'table'] as const).map((value) => ({ value, label: said[value] }))}
        value={view}
        // What was edited here is in the text before that is shown.
        onChange={(next) => void inTurn(() => setView(next))}
      />
      <IconButton
        className={styles['width'] ?? ''}
        label={isWide ? said.beside : said.wide}
        onClick={() => onWide(!isWide)}
      >
        {isWide ? <IconLayoutColumns size={18} stroke={1.75} /> : <IconLayoutRows size={18} stroke={1.75} />}
      </IconButton>
      <span className={bench['space']} />
      <Segments
        label={said.operation}
        choices={Object.keys(operations).map((name) => ({ value: name, label: titles[name]?.title ?? name }))}
        value={open}
        onChange={onOpen}
      />
    </>
  )
}
