import styles from './bench.module.css'

/** Frames the window while files are dragged over it that may be dropped anywhere. */
export const DropOverlay = () => <span className={styles['dropOverlay']} />
