import { IconAlertTriangle, IconFile } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './thumbnail.module.css'
import { useObjectUrl } from './use-object-url.ts'

interface ThumbnailProps {
  file: File
  isBad: boolean
}

/** A thumbnail of a file, if it is an image that this browser can show. */
export function Thumbnail({ file, isBad }: ThumbnailProps) {
  const [isShown, setShown] = useState(true)
  const url = useObjectUrl(isShown && !isBad ? file : undefined)
  if (url && isShown && !isBad) {
    return (
      <img
        className={styles['thumbnail']}
        src={url}
        alt=""
        width={44}
        height={44}
        decoding="async"
        loading="lazy"
        onError={() => setShown(false)}
      />
    )
  }
  return (
    <span className={styles['thumbnail']} data-bad={isBad || undefined}>
      {isBad ? <IconAlertTriangle size={20} stroke={1.75} /> : !isShown && <IconFile size={20} stroke={1.75} />}
    </span>
  )
}
