import { useState } from 'react'
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
    <figure className={styles['file']}>
      <div className={styles['image']}>
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
      <figcaption>
        {file.name}, {sizeOf(file.size)}
      </figcaption>
    </figure>
  )
}
