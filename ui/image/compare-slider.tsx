import { IconArrowsLeftRight } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { useTexts } from '../language/language.ts'
import styles from './compare-slider.module.css'
import { useImageDrag } from './use-image-drag.ts'
import { useObjectUrl } from './use-object-url.ts'
import { useZoom } from './use-zoom.ts'
import type { Size } from './view.ts'
import { ZoomBar } from './zoom-bar.tsx'
import { zoomByKey } from './zoom-keys.ts'

interface CompareSliderProps {
  before: File
  /** Undefined until there is a result. */
  after: File | undefined
  beforeNote: ReactNode
  afterNote: ReactNode
  /** The labels, if the two are not an image before and after. */
  labels?: typeof texts.en.sides | undefined
}

/** Two images, one over the other, with a divider that is moved by pointer or keys; both are zoomed together. */
export function CompareSlider({ before, after, beforeNote, afterNote, labels }: CompareSliderProps) {
  const words = { ...useTexts(texts).sides, ...labels }
  const [share, setShare] = useState(50)
  const [sizes, setSizes] = useState<{ before?: Size; after?: Size }>({})
  const zoom = useZoom(sizes.before ?? sizes.after)
  const { scale, x, y } = zoom.view
  const isZoomed = scale > 1
  const handle = useRef<HTMLDivElement>(null)
  const drag = useImageDrag({ handle, canPan: isZoomed, onEdge: (to) => after && setShare(to), onPan: zoom.panBy })
  const place = { '--edge': `${after ? share : 100}%`, '--zoom': scale, '--x': `${x}px`, '--y': `${y}px` }

  function step(event: KeyboardEvent): void {
    const next = stepTo(event, share)
    if (next !== undefined) setShare(Math.min(100, Math.max(0, next)))
    if (next !== undefined || zoomByKey(event, zoom)) event.preventDefault()
  }

  return (
    <div className={styles['frame']}>
      <ZoomBar zoom={zoom} />
      <figure
        ref={zoom.ref}
        className={styles['compare']}
        data-zoomed={isZoomed || undefined}
        style={place as object}
        {...drag}
      >
        <div className={styles['after']}>
          <Side file={after} alt={words.after} onSize={(size) => setSizes((now) => ({ ...now, after: size }))} />
        </div>
        <div className={styles['before']}>
          <Side file={before} alt={words.before} onSize={(size) => setSizes((now) => ({ ...now, before: size }))} />
        </div>
        {after && <Handle ref={handle} share={share} words={words} onKeyDown={step} />}
        <figcaption className={styles['left']}>
          {words.before} {beforeNote}
        </figcaption>
        {after && (
          <figcaption className={styles['right']}>
            {words.after} {afterNote}
          </figcaption>
        )}
      </figure>
    </div>
  )
}

interface SideProps {
  file: File | undefined
  alt: string
  onSize: (size: Size) => void
}

/** One of the two images, if this browser can show it. */
function Side({ file, alt, onSize }: SideProps) {
  const words = useTexts(texts)
  const url = useObjectUrl(file)
  const [unseen, setUnseen] = useState<string>()
  if (!url) return null
  if (url === unseen) return <span className={styles['unseen']}>{words.unseen}</span>
  return (
    <img
      src={url}
      alt={alt}
      width={960}
      height={286}
      decoding="async"
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSize({ width: naturalWidth, height: naturalHeight })
      }
      onError={() => setUnseen(url)}
    />
  )
}

interface HandleProps {
  ref: Ref<HTMLDivElement>
  share: number
  words: typeof texts.en.sides
  onKeyDown: (event: KeyboardEvent) => void
}

/** The divider, also for the keyboard. */
function Handle({ ref, share, words, onKeyDown }: HandleProps) {
  const percent = Math.round(share)
  return (
    <div
      ref={ref}
      className={styles['handle']}
      role="slider"
      tabIndex={0}
      aria-label={words.compare}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={fill(words.value, { percent })}
      onKeyDown={onKeyDown}
    >
      <i>
        <IconArrowsLeftRight size={20} stroke={1.75} />
      </i>
    </div>
  )
}

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
    sides: { before: 'Before', after: 'After', compare: 'Compare before and after', value: '{percent}% before' },
    unseen: 'This browser cannot show this format',
  },
  zh: {
    sides: { before: '处理前', after: '处理后', compare: '对比前后', value: '处理前 {percent}%' },
    unseen: '浏览器无法显示这种格式',
  },
}
