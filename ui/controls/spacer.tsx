import styles from './bench.module.css'

/** Takes the room that is left in a bar. */
export const Spacer = () => <span className={styles['space']} />
