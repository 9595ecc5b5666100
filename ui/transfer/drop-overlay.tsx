import styles from './drop-overlay.module.css'

/** Frames the window while something that may be dropped anywhere is dragged over it, and says what a drop does. */
export const DropOverlay = ({ sentence }: { sentence: string }) => (
  <span className={styles['overlay']} data-drop-overlay="">
    <b>{sentence}</b>
  </span>
)
