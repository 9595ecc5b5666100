import styles from './picture.module.css'
import { useObjectUrl } from './use-object-url.ts'

/** A picture that is a file on this device. */
export function Picture({ file }: { file: File }) {
  const url = useObjectUrl(file)
  return url && <img src={url} alt={file.name} className={styles['picture']} />
}
