import { IconLayoutColumns, IconLayoutRows } from '@tabler/icons-react'
import { IconButton } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { useDocument } from './document/document-context.tsx'
import styles from './modes.module.css'
import type { PageTexts } from './texts.en.ts'

interface ModesProps {
  isWide: boolean
  /** Sets the width; left out where the width is fixed. */
  onWide: ((isWide: boolean) => void) | undefined
}

/** The choice of the view and of the operation. */
export function Modes({ isWide, onWide }: ModesProps) {
  const words = usePageTexts<PageTexts>()
  const { operations, open, onOpen } = useTool()
  const texts = useToolTexts()
  const { view, setView, enqueue } = useDocument()
  const titles = texts.operations
  const short: Record<string, string> = words.short
  return (
    <>
      <Segments
        label={words.view}
        choices={(['text', 'tree', 'table', 'graph'] as const).map((value) => ({ value, label: words[value] }))}
        value={view}
        // Pending edits are applied before the text is shown.
        onChange={(next) => void enqueue(() => setView(next))}
      />
      <IconButton
        className={styles['width'] ?? ''}
        label={isWide ? words.beside : words.wide}
        disabled={!onWide}
        onClick={() => onWide?.(!isWide)}
      >
        {isWide ? <IconLayoutColumns size={18} stroke={1.75} /> : <IconLayoutRows size={18} stroke={1.75} />}
      </IconButton>
      <Spacer />
      <Segments
        label={words.operation}
        choices={Object.keys(operations).map((name) => ({
          value: name,
          label: short[name] ?? titles[name]?.title ?? name,
        }))}
        value={open}
        onChange={onOpen}
      />
    </>
  )
}
