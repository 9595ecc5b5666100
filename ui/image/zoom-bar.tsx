import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../controls/button.tsx'
import { useTexts } from '../language/language.ts'
import type { Zoom } from './use-zoom.ts'
import styles from './zoom-bar.module.css'
import { panByKey, zoomByKey, zoomStep } from './zoom-keys.ts'

interface ZoomBarProps {
  zoom: Zoom
  /** Content beside the buttons; by default a hint on zooming and panning without them. */
  children?: ReactNode
}

/** The zoom buttons and the current scale. */
export function ZoomBar({ zoom, children }: ZoomBarProps) {
  const words = useTexts(texts)
  const { percent, zoomBy, zoomToOwnSize, reset } = zoom
  return (
    <fieldset
      className={styles['bar']}
      aria-label={words.zoom}
      onKeyDown={(event) => {
        if (zoomByKey(event, zoom) || panByKey(event, zoom)) event.preventDefault()
      }}
    >
      {children ?? (
        <>
          <p className={styles['hint']}>{words.hint}</p>
          <p className={styles['touchHint']}>{words.touchHint}</p>
        </>
      )}
      <span className={styles['buttons']}>
        <IconButton label={words.smaller} onClick={() => zoomBy(1 / zoomStep)}>
          <IconMinus size={18} stroke={1.75} />
        </IconButton>
        <output className={styles['percent']} aria-label={words.zoom}>
          {percent === undefined ? '–' : `${percent}%`}
        </output>
        <IconButton label={words.larger} onClick={() => zoomBy(zoomStep)}>
          <IconPlus size={18} stroke={1.75} />
        </IconButton>
        <Button look="quiet" size="small" aria-label={words.ownSize} title={words.ownSize} onClick={zoomToOwnSize}>
          1:1
        </Button>
        <Button look="quiet" size="small" title={words.reset} onClick={reset}>
          <IconArrowsMaximize size={16} stroke={1.75} /> {words.fit}
        </Button>
      </span>
    </fieldset>
  )
}

const texts = {
  en: {
    zoom: 'Zoom',
    smaller: 'Zoom out',
    larger: 'Zoom in',
    ownSize: 'Actual size, 1:1',
    fit: 'Fit',
    reset: 'Reset zoom',
    hint: 'Zoom with Ctrl + wheel or the + and − keys. Drag to move, or press arrow keys on these buttons.',
    touchHint: 'Pinch to zoom, drag to move',
  },
  zh: {
    zoom: '缩放',
    smaller: '缩小',
    larger: '放大',
    ownSize: '原始大小，1:1',
    fit: '适合窗口',
    reset: '重置缩放',
    hint: 'Ctrl + 滚轮或 + − 键缩放；拖动可移动图片，也可在这些按钮上按方向键。',
    touchHint: '双指缩放，拖动可移动图片',
  },
}
