import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import styles from './toast.module.css'

/** Where notices show. The stacked layout is the one that also waits while a notice has the focus. */
export default function Notices() {
  return (
    <Notifications
      limit={1}
      layout="stacked"
      position="bottom-right"
      transitionDuration={0}
      zIndex={400}
      classNames={{ root: styles['corner'] ?? '', notification: styles['notice'] ?? '' }}
      renderNotification={({ message }) => message}
    />
  )
}
