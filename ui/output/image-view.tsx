import { type CSSProperties, useState } from 'react'
import { useObjectUrl } from '../image/use-object-url.ts'
import { sizeOf } from '../text/measure-text.ts'
import styles from './output.module.css'
import type { OutputViewProps } from './output-view-props.ts'

/** An image that is a file on this device, and what a page draws over it. */
export default function ImageView({ value, overlay }: OutputViewProps) {
  const [size, setSize] = useState<{ width: number; height: number }>()
  const file = value instanceof File ? value : undefined
  const url = useObjectUrl(file)
  if (!file) return null
  return (
    <figure className={`${styles['file']} ${styles['picture']}`}>
      <div className={styles['stage']}>
        <div className={styles['image']} style={size && boundsOf(size)}>
          {url && (
            <img
              src={url}
              alt={file.name}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
            />
          )}
          {overlay && size && (
            <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
              {overlay}
            </svg>
          )}
        </div>
      </div>
      <figcaption>
        {file.name}, {sizeOf(file.size)}
      </figcaption>
    </figure>
  )
}

/** In pixels of the screen. What has fewer of its own is drawn this large. */
const minDrawn = 440

/** What has no room of a pane is as high as it is wide; nothing is drawn larger than it is, save what is small. */
const boundsOf = ({ width, height }: { width: number; height: number }): CSSProperties => {
  const scale = Math.max(1, minDrawn / Math.max(width, height))
  return {
    '--width': width,
    '--height': height,
    maxWidth: `${Math.round(width * scale)}px`,
    ...(scale > 1 && { imageRendering: 'pixelated' }),
  } as CSSProperties
}
