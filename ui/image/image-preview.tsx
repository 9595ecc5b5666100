import styles from './image.module.css'
import { useObjectUrl } from './use-object-url.ts'

/** An image file on this device. */
export function ImagePreview({ file }: { file: File }) {
  const url = useObjectUrl(file)
  return url && <img src={url} alt={file.name} className={styles['image']} />
}
