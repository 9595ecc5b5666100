import { IconArrowsLeftRight } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { useTexts } from '../language/language.ts'
import styles from './compare-slider.module.css'
import { useObjectUrl } from './use-object-url.ts'
import { useZoom } from './use-zoom.ts'

interface CompareSliderProps {
  before: File
  /** Missing until there is a result. */
  after: File | undefined
  beforeNote: ReactNode
  afterNote: ReactNode
}

/** One picture over the other, with an edge between them that is moved by pointer or keys; both are zoomed together. */
export function CompareSlider({ before, after, beforeNote, afterNote }: CompareSliderProps) {
  const words = useTexts(texts)
  const [share, setShare] = useState(50)
  const [hidden, setHidden] = useState<Record<string, boolean>>({})
  const zoom = useZoom()
  const urls = { before: useObjectUrl(before), after: useObjectUrl(after) }
  const edge = after ? share : 100

  function follow({ currentTarget, clientX }: PointerEvent<HTMLElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect()
    setShare(within(((clientX - left) / width) * 100))
  }

  function step(event: KeyboardEvent): void {
    const next = stepTo(event, share)
    if (next === undefined) return
    event.preventDefault()
    setShare(within(next))
  }

  return (
    <figure
      ref={zoom.ref}
      className={styles['compare']}
      style={{ '--edge': `${edge}%`, '--zoom': zoom.scale, '--x': `${zoom.x}px`, '--y': `${zoom.y}px` } as object}
      onPointerDown={(event) => {
        if (!after || event.button !== 0 || !event.isPrimary) return
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
    >
      {(['after', 'before'] as const).map((side) => {
        const url = urls[side]
        return (
          <div key={side} className={styles[side]}>
            {url && !hidden[url] && (
              <img
                src={url}
                alt={side === 'before' ? words.before : words.after}
                width={960}
                height={286}
                decoding="async"
                draggable={false}
                onError={() => setHidden({ ...hidden, [url]: true })}
              />
            )}
            {url && hidden[url] && <span className={styles['unseen']}>{words.unseen}</span>}
          </div>
        )
      })}
      {after && (
        <div
          className={styles['handle']}
          role="slider"
          tabIndex={0}
          aria-label={words.compare}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share)}
          aria-valuetext={fill(words.value, { percent: Math.round(share) })}
          onKeyDown={step}
        >
          <i>
            <IconArrowsLeftRight size={20} stroke={1.75} />
          </i>
        </div>
      )}
      <figcaption className={styles['left']}>
        {words.before} {beforeNote}
      </figcaption>
      {after && (
        <figcaption className={styles['right']}>
          {words.after} {afterNote}
        </figcaption>
      )}
    </figure>
  )
}

const within = (share: number): number => Math.min(100, Math.max(0, share))

/** Arrows move by one, with Shift by ten; Home and End go to the ends. */
function stepTo({ key, shiftKey }: KeyboardEvent, share: number): number | undefined {
  const by = shiftKey ? 10 : 1
  if (key === 'ArrowLeft' || key === 'ArrowDown') return share - by
  if (key === 'ArrowRight' || key === 'ArrowUp') return share + by
  if (key === 'Home') return 0
  return key === 'End' ? 100 : undefined
}

const texts = {
  en: {
    before: 'Before',
    after: 'After',
    compare: 'Compare before and after',
    value: '{percent}% before',
    unseen: 'This browser cannot show this format',
  },
  zh: {
    before: '处理前',
    after: '处理后',
    compare: '对比前后',
    value: '处理前 {percent}%',
    unseen: '浏览器无法显示这种格式',
  },
}
