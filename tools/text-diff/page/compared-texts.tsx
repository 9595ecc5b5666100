import { IconFolders, IconX } from '@tabler/icons-react'
import { type RefObject, useRef } from 'react'
import { fill } from '#kit/sentence.ts'
import type { Values } from '#kit/values.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { TextPane } from '#ui/editor/text-pane.tsx'
import { SwapButton } from '#ui/panes/pane-divider.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import { filesIn } from '#ui/transfer/use-files-drop.ts'
import styles from './bench.module.css'
import type { PageTexts } from './texts.en.ts'
import { nameFields, type Side, sides, useFileName, useNamedTexts } from './use-file-names.ts'

interface ComparedTextsProps {
  values: Values
  isBad: boolean
  /** Open a file on each side. */
  openers: Record<Side, RefObject<((file: File) => void) | null>>
  /** Takes the files of folders, for a side. */
  onFolder: (side: Side, files: File[]) => void
  /** Swaps anything else that belongs to the sides; the texts are swapped here. */
  onSwap: () => void
}

/** The two texts side by side, with a button between that swaps them. Two dropped files go to one side each. */
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
          keepsMark
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

/** The file name of a text, which is written in the patch; a click removes it. */
function FileName({ side }: { side: Side }) {
  const words = usePageTexts<PageTexts>()
  const { change } = useWorkbench()
  const name = useFileName(side)
  if (name === undefined) return null
  const label = fill(words.forgetName, { name })
  return (
    <button
      type="button"
      className={styles['name']}
      aria-label={label}
      title={label}
      onClick={() => change({ [nameFields[side]]: undefined })}
    >
      <span>{name}</span>
      <IconX size={14} stroke={1.75} />
    </button>
  )
}

/** Chooses a folder for one side. Hidden on phones, which cannot choose folders. */
function FolderButton({ onFiles }: { onFiles: (files: File[]) => void }) {
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
          // Choosing the same folder again is to fire a change event too.
          currentTarget.value = ''
        }}
      />
    </span>
  )
}
