import styles from './tag.module.css'

/** A word in a box: a state that is neither good nor bad. */
export const Tag = ({ children }: { children: string }) => <span className={styles['tag']}>{children}</span>
