import { IconAlertTriangle } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { findPitfalls, fixPitfalls } from '../../pattern/find-pitfalls.ts'
import { engineTitles } from '../../search/to-tool-error.ts'
import type { Fields } from '../runs/use-fields.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './pitfall-note.module.css'

interface PitfallNoteProps {
  fields: Fields
  change: (changed: Partial<Fields>) => void
}

/** Warns of a pitfall in the pattern, with a button to fix it. */
export function PitfallNote({ fields: { pattern, flags, engine }, change }: PitfallNoteProps) {
  const words = usePageTexts<PageTexts>().slips
  const pitfalls = findPitfalls(pattern, flags, engine)
  const [first] = pitfalls
  if (!first) return null
  const { code, source, instead, flags: added } = first
  const alike = pitfalls.filter((pitfall) => pitfall.code === code && pitfall.instead !== undefined)
  const parts = {
    source,
    engine: engineTitles[engine],
    letter: source.slice(1, 2),
    instead: instead ?? '',
    flag: added ?? '',
  }
  // Where only flags are missing, the source is right as it is.
  const isFlag = added !== undefined && (instead === source || instead === '')
  const label = isFlag ? words.addFlag : added ? words.writeWithFlag : words.write
  return (
    <div className={styles['pitfall']} role="status">
      <IconAlertTriangle size={16} stroke={1.75} />
      <span>{fill(words[code], parts)}</span>
      {instead !== undefined && (
        <Button size="small" onClick={() => change(fixPitfalls(pattern, flags, alike))}>
          {fill(label, parts)}
        </Button>
      )}
    </div>
  )
}
