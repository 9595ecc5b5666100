import { useState } from 'react'
import type { Values } from '#kit/values.ts'
import { formats } from '#lib/imaging/formats/all-formats.ts'
import { presetNames, presetOf } from '#lib/imaging/settings/presets.ts'
import { Button } from '#ui/controls/button.tsx'
import { CompareSlider } from '#ui/image/compare-slider.tsx'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import styles from './options.module.css'
import type { Output, Row } from './row.ts'
import type { PageTexts } from './texts.en.ts'

interface SidesProps {
  row: Row
  /** The options of all images, and the function that gives a row options of its own. */
  chosen: Values
  customize: (id: number, own: Values) => void
}

/** A result and its settings. */
interface Side {
  file: File
  note: string
  settings: Values
}

/**
 * An image before and after; or a kept result beside the current one. Swapping them gives the row the settings of the
 * kept result, so that either side can be changed.
 */
export function Sides({ row, chosen, customize }: SidesProps) {
  const words = usePageTexts<PageTexts>()
  const [left, setLeft] = useState<Side>()
  const settings = { ...chosen, ...row.own }
  const right = row.output && sideOf(row.output, settings)
  const isDone = row.state === 'done'

  function swap(): void {
    if (!left || !isDone) return
    setLeft(right)
    // Clears the options that were chosen after the result was kept.
    const free = Object.fromEntries(Object.keys(settings).map((name) => [name, undefined]))
    customize(row.id, { ...free, ...left.settings })
  }

  return (
    <>
      {/* Always rendered, so that the layout does not shift when the result arrives. */}
      <div className={styles['sides']}>
        <Button
          size="small"
          title={left ? undefined : words.keepHelp}
          aria-disabled={!isDone}
          onClick={() => isDone && setLeft(left ? undefined : right)}
        >
          {left ? words.original : words.keep}
        </Button>
        {left && (
          <Button size="small" title={words.swapHelp} aria-disabled={!isDone} onClick={swap}>
            {words.swap}
          </Button>
        )}
      </div>
      <CompareSlider
        before={left?.file ?? row.file}
        after={row.output?.file}
        beforeNote={left?.note ?? sizeOf(row.file.size)}
        afterNote={left && isDone ? right?.note : row.output && sizeOf(row.output.size)}
        labels={left && words.sides}
      />
    </>
  )
}

/** Labels a result by its format and quality. */
function sideOf({ file, format, size, kept }: Output, settings: Values): Side {
  const { label, encode } = formats[format]
  const quality = settings['quality'] ?? presetOf(presetNames.find((name) => name === settings['preset'])).quality
  const made = encode?.settings.includes('quality') && !kept ? `${label} ${quality}` : label
  return { file, note: `${made}, ${sizeOf(size)}`, settings }
}
