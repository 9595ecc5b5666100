import { useEffect, useState } from 'react'
import styles from '../bench/bench.module.css'

/** A picture that is a file on this device. */
export function Picture({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  return url && <img src={url} alt={file.name} className={styles['picture']} />
}
