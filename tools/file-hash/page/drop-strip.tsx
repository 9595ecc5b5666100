import { IconFolder, IconPlus, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import batch from '#ui/batch/batch.module.css'
import bench from '#ui/bench/bench.module.css'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { Button } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/frame/tool.ts'
import { useFilesDrop } from '#ui/transfer/use-files-drop.ts'
import { notePath } from '../files/file-facts.ts'
import type { PageTexts } from './texts.en.ts'

/** Takes files in: dropped anywhere on the page, with the folders that they are in, pasted, or chosen. */
export function DropStrip({ onFiles }: { onFiles: (files: File[]) => void }) {
  const words = usePageTexts<PageTexts>()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const isOver = useFilesDrop((found) => onFiles(found.map(({ file, path }) => notePath(file, path))))
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])])
    // The same file chosen again is to be heard of again.
    input.value = ''
  }

  return (
    <div className={`${batch['strip']} ${isOver ? bench['dragging'] : ''}`}>
      <IconUpload size={20} stroke={1.75} aria-hidden="true" />
      <span className={batch['hint']}>{words.drop}</span>
      <SamplesMenu />
      <Button size="small" className={batch['folder']} onClick={() => folder.current?.click()}>
        <IconFolder size={16} stroke={1.75} /> {words.folder}
      </Button>
      <Button size="small" data-add="" onClick={() => files.current?.click()}>
        <IconPlus size={16} stroke={1.75} /> {words.add}
      </Button>
      <div data-bench="file" className="visually-hidden">
        <input
          ref={files}
          type="file"
          multiple
          tabIndex={-1}
          aria-label={words.files}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      </div>
      <input
        ref={folder}
        type="file"
        {...{ webkitdirectory: '' }}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={words.folder}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </div>
  )
}
