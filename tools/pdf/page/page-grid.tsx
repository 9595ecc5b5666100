import { useCallback, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { ProgressBar } from '#ui/batch/progress-bar.tsx'
import type { InputPaneProps } from '#ui/bench/input-pane.tsx'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button } from '#ui/controls/button.tsx'
import { focusNextRow } from '#ui/controls/focus-next-row.ts'
import { Spacer } from '#ui/controls/spacer.tsx'
import { useOperation } from '#ui/run/use-operation.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type * as operations from '../operations.ts'
import { type ArrangedPage, formatArrangement, movePage, parseArrangement } from './arrangement.ts'
import { PageCard } from './page-card.tsx'
import styles from './page-grid.module.css'
import type { PageTexts } from './texts.en.ts'

interface PageGridProps extends Pick<InputPaneProps, 'values' | 'onChange'> {
  file: File
}

/** The pages of the result, which can be moved, rotated and deleted. Changes are written to the fields. */
export function PageGrid({ file, values, onChange }: PageGridProps) {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const list = useRef<HTMLOListElement>(null)
  const { images, count, run } = useThumbnails(file)
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  if (count === 0) return null

  const cards = parseArrangement(
    { pages: String(values['pages'] ?? ''), rotate: String(values['rotate'] ?? '') },
    count,
  )
  const write = (next: readonly ArrangedPage[]) => onChange({ ...formatArrangement(next) })
  const move = (from: number, to: number) => {
    const page = cards[from]?.page ?? 0
    if (to < 0 || to >= cards.length || from === to) return
    write(movePage(cards, from, to))
    announce(fill(words.moved, { page, place: to + 1, count: cards.length }))
  }
  const rotate = ({ page, rotation: before }: ArrangedPage) => {
    const angle = (before + 90) % 360
    write(cards.map((card) => (card.page === page ? { ...card, rotation: angle } : card)))
    announce(fill(words.turned, { page, angle }))
  }
  const remove = (index: number) => {
    write(cards.filter((_, at) => at !== index))
    announce(fill(words.removed, { page: cards[index]?.page ?? 0, count: cards.length - 1 }))
    focusNextRow(list.current, index, () => list.current?.focus())
  }
  const reset = () => {
    onChange({ pages: '', rotate: '' })
    announce(fill(words.restored, { count }))
  }
  const drop = () => {
    if (dragged !== undefined && over !== undefined) move(dragged, over)
    setDragged(undefined)
    setOver(undefined)
  }
  const percent = Math.round((images.size / count) * 100)
  return (
    <section className={styles['pages']} aria-label={words.pages}>
      <div className={styles['head']}>
        <b>{words.pages}</b>
        <span>{fill(words.count, { count: cards.length })}</span>
        <Spacer />
        {run.state === 'running' && (
          <>
            <span>{fill(words.drawn, { drawn: images.size, count })}</span>
            <Button size="small" onClick={run.cancel}>
              {words.cancel}
            </Button>
          </>
        )}
        <Button size="small" look="quiet" onClick={reset}>
          {words.reset}
        </Button>
      </div>
      {run.state === 'running' && (
        <ProgressBar label={fill(words.drawn, { drawn: images.size, count })} percent={percent} />
      )}
      <p className={styles['hint']}>{words.hint}</p>
      <ol
        ref={list}
        tabIndex={-1}
        className={styles['grid']}
        onDragOver={(event) => dragged !== undefined && event.preventDefault()}
        onDrop={drop}
      >
        {cards.map((card, index) => (
          <PageCard
            key={card.key}
            card={card}
            image={images.get(card.page)}
            isAlone={cards.length === 1}
            isOver={over === index && dragged !== undefined && dragged !== index}
            onMove={(by) => move(index, index + by)}
            onRotate={() => rotate(card)}
            onRemove={() => remove(index)}
            onDragStart={() => setDragged(index)}
            onDragOver={() => dragged !== undefined && setOver(index)}
            onDragEnd={() => {
              setDragged(undefined)
              setOver(undefined)
            }}
          />
        ))}
      </ol>
    </section>
  )
}

/** Renders thumbnails of a file's pages one by one; each is available once rendered. */
function useThumbnails(file: File) {
  const { toImages } = useOperations<typeof operations>()
  const [images, setImages] = useState<ReadonlyMap<number, File>>(new Map())
  const [count, setCount] = useState(0)
  const onChunk = useCallback(({ page, count, image }: { page: number; count: number; image: File }) => {
    setCount(count)
    setImages((before) => new Map(before).set(page, image))
  }, [])
  const input = { file, dpi: 36, format: 'jpeg' as const, quality: 70 }
  const run = useOperation(toImages, input, { delay: 0, progressInterval: 100, onChunk })
  return { images, count, run }
}
