import { type CSSProperties, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useElementSize } from '../image/use-element-size.ts'
import { useImageDrag } from '../image/use-image-drag.ts'
import { useObjectUrl } from '../image/use-object-url.ts'
import { useZoom } from '../image/use-zoom.ts'
import type { Size } from '../image/view.ts'
import { ZoomBar } from '../image/zoom-bar.tsx'
import { sizeOf } from '../text/measure-text.ts'
import styles from './output.module.css'
import type { OutputViewProps } from './output-view-props.ts'

/** An image file on this device with the page's overlay on it; can be zoomed in a pane of its own. */
export default function ImageView({ value, overlay, isMain }: OutputViewProps) {
  const file = value instanceof File ? value : undefined
  if (!file) return null
  const Figure = isMain ? ZoomedImage : PlainImage
  return <Figure file={file} overlay={overlay} />
}

interface FigureProps {
  file: File
  overlay: ReactNode
}

function PlainImage({ file, overlay }: FigureProps) {
  return (
    <figure className={`${styles['file']} ${styles['picture']}`}>
      <div className={styles['stage']}>
        <Drawing file={file} overlay={overlay} />
      </div>
      <figcaption>{nameOf(file)}</figcaption>
    </figure>
  )
}

function ZoomedImage({ file, overlay }: FigureProps) {
  const [size, setSize] = useState<Size>()
  const box = useRef<HTMLDivElement>(null)
  const zoom = useZoom<HTMLDivElement>(size, useElementSize(box))
  const { scale, x, y } = zoom.view
  const isZoomed = scale > 1
  const drag = useImageDrag({ canPan: isZoomed, onPan: zoom.panBy })
  return (
    <figure className={`${styles['file']} ${styles['picture']}`}>
      {/* The frame is dragged as a whole, with the space around the image in it. */}
      <div className={styles['frame']} ref={zoom.ref} data-zoomed={isZoomed || undefined} {...(isZoomed && drag)}>
        <div className={styles['stage']} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
          <Drawing file={file} overlay={overlay} box={box} isStill={isZoomed} onSize={setSize} />
        </div>
      </div>
      <figcaption className={styles['caption']}>
        <ZoomBar zoom={zoom}>
          <p>{nameOf(file)}</p>
        </ZoomBar>
      </figcaption>
    </figure>
  )
}

interface DrawingProps extends FigureProps {
  box?: RefObject<HTMLDivElement | null>
  /** Keeps the browser from dragging it as a file. */
  isStill?: boolean
  onSize?: (size: Size) => void
}

function Drawing({ file, overlay, box, isStill, onSize }: DrawingProps) {
  const url = useObjectUrl(file)
  const [size, setSize] = useState<Size>()
  return (
    <div className={styles['image']} ref={box} style={size && boundsOf(size)}>
      {url && (
        <img
          src={url}
          alt={file.name}
          draggable={!isStill}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setSize({ width, height })
            onSize?.({ width, height })
          }}
        />
      )}
      {overlay && size && (
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          {overlay}
        </svg>
      )}
    </div>
  )
}

const nameOf = (file: File): string => `${file.name}, ${sizeOf(file.size)}`

/** In pixels of the screen. A smaller image is enlarged to this. */
const minDrawn = 440

/** Outside a pane the frame is as high as it is wide; only small images are enlarged. */
const boundsOf = ({ width, height }: Size): CSSProperties => {
  const scale = Math.max(1, minDrawn / Math.max(width, height))
  return {
    '--width': width,
    '--height': height,
    maxWidth: `${Math.round(width * scale)}px`,
    ...(scale > 1 && { imageRendering: 'pixelated' }),
  } as CSSProperties
}
