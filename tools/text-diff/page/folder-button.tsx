import { IconFolders } from '@tabler/icons-react'
import { useRef } from 'react'
import { IconButton } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import styles from './bench.module.css'
import type { PageTexts } from './texts.en.ts'

/** Chooses a folder for one side. On a phone, which has none to give, it is not there. */
export function FolderButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const words = usePageTexts<PageTexts>()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <span className={styles['folder']}>
      <IconButton label={words.openFolder} onClick={() => chooser.current?.click()}>
        <IconFolders size={18} stroke={1.75} />
      </IconButton>
      <input
        ref={chooser}
        type="file"
        hidden
        {...{ webkitdirectory: '' }}
        aria-label={words.openFolder}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (files.length > 0) onFiles(files)
          // The same folder chosen again is to be heard of again.
          currentTarget.value = ''
        }}
      />
    </span>
  )
}
