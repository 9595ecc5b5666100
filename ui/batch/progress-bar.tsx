import styles from './progress-bar.module.css'

/** A progress bar, drawn as a ruler that fills. */
export const ProgressBar = ({ label, percent }: { label: string; percent: number }) => (
  <div
    className={styles['progress']}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
  >
    <b style={{ width: `${percent}%` }} />
  </div>
)
