import styles from './action-label.module.css'

/** The word beside the image of an action in the head of a tool's page; on a phone it is read aloud but not seen. */
export const ActionLabel = ({ children }: { children: string }) => <span className={styles['label']}>{children}</span>
