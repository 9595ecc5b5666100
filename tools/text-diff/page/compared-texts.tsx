import type { RefObject } from 'react'
import type { Values } from '#kit/values.ts'
import { TextPane } from '#ui/editor/text-pane.tsx'
import { SwapButton } from '#ui/panes/pane-divider.tsx'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import { filesIn } from '#ui/transfer/use-files-drop.ts'
import styles from './bench.module.css'
import { FileName } from './file-name.tsx'
import { FolderButton } from './folder-button.tsx'
import { type Side, sides, useNamedTexts } from './use-file-names.ts'

interface ComparedTextsProps {
  values: Values
  isBad: boolean
  /** Open a file on each side. */
  openers: Record<Side, RefObject<((file: File) => void) | null>>
  /** Takes the files of folders, for a side. */
  onFolder: (side: Side, files: File[]) => void
  /** Exchanges what stands beside the texts: they change sides themselves. */
  onSwap: () => void
}

/** The two texts beside each other, with the button between that exchanges them. Of two files that are dropped each has one. */
export function ComparedTexts({ values, isBad, openers, onFolder, onSwap }: ComparedTextsProps) {
  const words = useToolTexts().input
  const { original, changed } = values
  const { put, swap } = useNamedTexts()
  const swapAll = () => {
    swap()
    onSwap()
  }
  return (
    <div className={styles['texts']}>
      {sides.map((name) => (
        <TextPane
          key={name}
          name={name}
          text={words[name] ?? { label: name, help: '' }}
          mediaType="text/plain"
          value={values[name]}
          isFirst={name === 'original'}
          isBad={isBad}
          hasDivider={name === 'original'}
          isNamed
          opener={openers[name]}
          {...(name === 'original' && { onSecondFile: (file: File) => openers.changed.current?.(file) })}
          onFolders={(folders) => void filesIn(folders).then((files) => onFolder(name, files))}
          tools={
            <>
              <FileName side={name} />
              <FolderButton onFiles={(files) => onFolder(name, files)} />
              {name === 'changed' && <span className={styles['room']} />}
            </>
          }
          onChange={(value, fileName) => put(name, value, fileName)}
        />
      ))}
      <div className={styles['swap']}>
        <SwapButton isReady={Boolean(original) || Boolean(changed)} onSwap={swapAll} />
      </div>
    </div>
  )
}
