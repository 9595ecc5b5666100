import { IconAlertTriangle } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { findSlips, fixSlips } from '../../pattern/find-slips.ts'
import { engineTitles } from '../../search/to-tool-error.ts'
import type { Fields } from '../runs/use-fields.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './slip-note.module.css'

interface SlipNoteProps {
  fields: Fields
  change: (changed: Partial<Fields>) => void
}

/** Says what in the pattern does not do what it looks like, and puts it right by a press. */
export function SlipNote({ fields: { pattern, flags, engine }, change }: SlipNoteProps) {
  const words = usePageTexts<PageTexts>().slips
  const slips = findSlips(pattern, flags, engine)
  const [first] = slips
  if (!first) return null
  const { code, source, instead, flags: added } = first
  const alike = slips.filter((slip) => slip.code === code && slip.instead !== undefined)
  const parts = {
    source,
    engine: engineTitles[engine],
    letter: source.slice(1, 2),
    instead: instead ?? '',
    flag: added ?? '',
  }
  // Where only flags are missing, what stands there is right.
  const isFlag = added !== undefined && (instead === source || instead === '')
  const label = isFlag ? words.addFlag : added ? words.writeWithFlag : words.write
  return (
    <div className={styles['slip']} role="status">
      <IconAlertTriangle size={16} stroke={1.75} />
      <span>{fill(words[code], parts)}</span>
      {instead !== undefined && (
        <Button size="small" onClick={() => change(fixSlips(pattern, flags, alike))}>
          {fill(label, parts)}
        </Button>
      )}
    </div>
  )
}
