import styles from './action-label.module.css'

/** The label beside the icon of an action in a tool's header; visually hidden on a phone. */
export const ActionLabel = ({ children }: { children: string }) => <span className={styles['label']}>{children}</span>
