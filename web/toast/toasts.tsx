import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import styles from './toast.module.css'

/** Where toasts show. The stacked layout is the one that also waits while a toast has the focus. */
export default function Toasts() {
  return (
    <Notifications
      limit={1}
      layout="stacked"
      position="bottom-right"
      transitionDuration={0}
      zIndex={400}
      classNames={{ root: styles['corner'] ?? '', notification: styles['toast'] ?? '' }}
      renderNotification={({ message }) => message}
    />
  )
}
