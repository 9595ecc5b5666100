import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react'
import { useRef } from 'react'
import { IconButton } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import type { MarkName } from './apply-mark.ts'
import type { EditorLink } from './editor-link.ts'
import styles from './mark-bar.module.css'
import { TableBar } from './table/table-bar.tsx'

interface MarkBarProps {
  link: EditorLink
  onMark: (mark: MarkName) => void
  onImage: (file: File) => void
}

const icons = {
  bold: IconBold,
  italic: IconItalic,
  heading: IconHeading,
  list: IconList,
  quote: IconBlockquote,
  code: IconCode,
  link: IconLink,
  table: IconTable,
}

/** The toolbar of the usual marks. */
export function MarkBar({ link, onMark, onImage }: MarkBarProps) {
  const words = usePageTexts<PageTexts>()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className={styles['bar']} role="toolbar" aria-label={words.tools}>
      {Object.entries(icons).map(([name, Icon]) => (
        <IconButton
          key={name}
          label={words.marks[name as MarkName]}
          // The selection in the editor stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMark(name as MarkName)}
        >
          <Icon size={18} stroke={1.75} />
        </IconButton>
      ))}
      <IconButton label={words.image} onClick={() => chooser.current?.click()}>
        <IconPhoto size={18} stroke={1.75} />
      </IconButton>
      <TableBar link={link} />
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
        hidden
        aria-label={words.image}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onImage(file)
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
