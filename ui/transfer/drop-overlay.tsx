import styles from './drop-overlay.module.css'

/** Frames the window while something is dragged over it that may be dropped anywhere, and says what will happen. */
export const DropOverlay = ({ sentence }: { sentence: string }) => (
  <span className={styles['overlay']} data-drop-overlay="">
    <b>{sentence}</b>
  </span>
)
