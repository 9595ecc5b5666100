import { IconX } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Tag } from '#ui/controls/tag.tsx'
import { useRowsInView } from '#ui/rows/use-rows-in-view.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { ComparedFile } from '../../comparison/folders.ts'
import { Chip } from '../chip.tsx'
import { compareFolders } from '../comparison-runner.tsx'
import type { PageTexts } from '../texts.en.ts'
import { type Side, sides } from '../use-file-names.ts'
import styles from './folders.module.css'
import type { Folder, Folders } from './use-folders.ts'

interface FolderListProps {
  folders: Folders
  /** Opens a file in the comparison; a side without the file becomes empty. */
  onOpen: (files: Record<Side, File | undefined>) => void
  onClose: () => void
}

/** For both folders together. */
const maxFiles = 10_000
const maxBytes = 500_000_000

/** In pixels, as in the style sheet. */
const rowHeight = 32

const states = ['changed', 'added', 'removed'] as const

const kinds = { changed: 'warning', added: 'good', removed: 'bad', equal: undefined } as const

/** The differences between two folders, file by file. */
export default function FolderList({ folders, onOpen, onClose }: FolderListProps) {
  const words = usePageTexts<PageTexts>()
  const { original, changed } = folders
  const result = useFolderComparison(original, changed)
  const [showsEqual, setShowsEqual] = useState(false)
  const [open, setOpen] = useState<string>()
  const files = result.state === 'done' ? result.files : nothing
  const listed = useMemo(() => files.filter(({ state }) => showsEqual || state !== 'equal'), [files, showsEqual])
  const count = (state: ComparedFile['state']) => files.filter((file) => file.state === state).length

  function openFile({ path }: ComparedFile): void {
    const fileIn = (folder: Folder | undefined) => folder?.files.find((file) => file.path === path)?.file
    setOpen(path)
    onOpen({ original: fileIn(original), changed: fileIn(changed) })
  }

  return (
    <section className={styles['folders']} aria-label={words.folders}>
      <div className={styles['head']}>
        <h2>{sides.map((side) => folders[side]?.name ?? '…').join(' → ')}</h2>
        {result.state === 'done' &&
          states.map((state) => (
            <Tag key={state} kind={kinds[state]}>
              {words.fileStates[state]} {count(state)}
            </Tag>
          ))}
        <span className={styles['room']} />
        {result.state === 'done' && (
          <Chip
            label={fill(words.showEqual, { count: count('equal') })}
            isOn={showsEqual}
            onToggle={() => setShowsEqual(!showsEqual)}
          />
        )}
        <IconButton label={words.closeFolders} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </div>
      <p role="status" className={styles['note']}>
        {result.state === 'waiting' && words.otherFolder}
        {result.state === 'running' && words.comparingFolders}
        {result.state === 'failed' && words.foldersFailed}
        {result.state === 'tooMany' && fill(words.tooManyFiles, { count: maxFiles })}
        {result.state === 'tooLarge' && fill(words.tooLarge, { size: sizeOf(maxBytes) })}
        {result.state === 'done' && listed.length === 0 && words.foldersEqual}
      </p>
      {listed.length > 0 && <FileRows files={listed} open={open} onOpen={openFile} />}
    </section>
  )
}

const nothing: ComparedFile[] = []

interface FileRowsProps {
  files: readonly ComparedFile[]
  open: string | undefined
  onOpen: (file: ComparedFile) => void
}

/** The files in view; a click opens one. */
function FileRows({ files, open, onOpen }: FileRowsProps) {
  const words = usePageTexts<PageTexts>()
  const scroller = useRef<HTMLDivElement>(null)
  const { from, to, top, height } = useRowsInView(scroller, files.length, rowHeight)
  return (
    <div ref={scroller} className={styles['scroller']} style={{ height: Math.min(height, 6 * rowHeight) }}>
      <div className={styles['all']} style={{ height }}>
        <ul style={{ top }}>
          {files.slice(from, to).map((file) => (
            <li key={file.path}>
              <button
                type="button"
                disabled={file.isBinary}
                aria-current={open === file.path || undefined}
                onClick={() => onOpen(file)}
              >
                <span className={styles['state']} data-state={file.state}>
                  <Tag kind={kinds[file.state]}>{words.fileStates[file.state]}</Tag>
                </span>
                <span className={styles['path']}>{file.path}</span>
                {file.isBinary && <span className={styles['binary']}>{words.binary}</span>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type FoldersResult =
  | { state: 'done'; files: ComparedFile[] }
  | { state: 'waiting' | 'running' | 'failed' | 'tooMany' | 'tooLarge' }

/** Compares two folders in a worker once both are chosen, unless they are too large. */
function useFolderComparison(original: Folder | undefined, changed: Folder | undefined): FoldersResult {
  const [result, set] = useState<FoldersResult>({ state: 'waiting' })
  useEffect(() => {
    if (!original || !changed) return set({ state: 'waiting' })
    const all = [...original.files, ...changed.files]
    if (all.length > maxFiles) return set({ state: 'tooMany' })
    if (all.reduce((sum, { file }) => sum + file.size, 0) > maxBytes) return set({ state: 'tooLarge' })
    const controller = new AbortController()
    const { signal } = controller
    set({ state: 'running' })
    compareFolders(original.files, changed.files, signal).then(
      (files) => signal.aborted || set({ state: 'done', files }),
      () => signal.aborted || set({ state: 'failed' }),
    )
    return () => controller.abort()
  }, [original, changed])
  return result
}
