import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { rgbOf } from '#lib/color/rgb.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Pane } from '#ui/panes/pane.tsx'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { useDrop } from '#ui/transfer/use-drop.ts'
import { nameOf } from '../../color/names.ts'
import { notationsOf } from '../../color/notations.ts'
import type { en } from '../../texts.en.ts'
import { SwatchRow } from '../palette/swatch-row.tsx'
import { Swatches } from '../palette/swatches.tsx'
import type { PageTexts } from '../texts.en.ts'
import styles from './image-pane.module.css'
import { Picker } from './picker.tsx'

interface ImagePaneProps {
  file: File
  /** The same as pixels, once it is. */
  image: File | undefined
  isBad: boolean
  picked: readonly string[]
  onPick: (hex: string) => void
  onClear: () => void
  onChange: (file: File | undefined) => void
}

/** The image to pick colors from, and what was picked. */
export function ImagePane({ file, image, isBad, picked, onPick, onClear, onChange }: ImagePaneProps) {
  const words = usePageTexts<PageTexts>()
  const { input, output } = useToolTexts<typeof en>()
  const chooser = useRef<HTMLInputElement>(null)
  const isOver = useDrop(({ files: [dropped] }) => dropped && onChange(dropped))
  const names = output.colors.columns.name.choices
  return (
    <Pane
      title={input.file.label}
      size={sizeOf(file.size)}
      isBad={isBad}
      isDraggedOver={isOver}
      hasDivider={false}
      tools={
        <IconButton label={words.remove} onClick={() => onChange(undefined)}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      }
    >
      <div className={styles['image']}>
        {image && <Picker key={`${file.name} ${file.lastModified} ${file.size}`} file={image} onPick={onPick} />}
        <div className={styles['chosen']}>
          <b>{file.name}</b>
          <Button size="small" onClick={() => chooser.current?.click()}>
            {words.other}
          </Button>
        </div>
        {picked.length > 0 && (
          <section>
            <div className={styles['chosen']}>
              <b>{words.picked}</b>
              <IconButton label={words.clearPicked} onClick={onClear}>
                <IconX size={16} stroke={1.75} />
              </IconButton>
            </div>
            <Swatches label={words.picked}>
              {picked.map((hex) => (
                <SwatchRow key={hex} color={notationsOf(rgbOf(hex))} name={names[nameOf(rgbOf(hex))]} />
              ))}
            </Swatches>
          </section>
        )}
        <div data-bench="file">
          <input
            ref={chooser}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            aria-label={input.file.label}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </div>
      </div>
    </Pane>
  )
}
