import { IconDeviceLaptop } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../language/language.ts'
import styles from './bench.module.css'

interface StatusProps {
  /** Left out for a success. */
  kind?: 'danger' | 'idle' | undefined
  role?: 'alert' | undefined
  children: ReactNode
}

/** A status, with a dot in its color. */
export const Status = ({ kind, role, children }: StatusProps) => (
  <span
    role={role}
    className={kind === 'danger' ? `${styles['dot']} ${styles['danger']}` : styles['dot']}
    data-kind={kind}
  >
    {children}
  </span>
)

/** Says that everything runs on this device. */
export function OnThisDevice() {
  const words = useTexts(texts)
  return (
    <span className={styles['local']}>
      <IconDeviceLaptop size={16} stroke={1.75} /> {words.local}
    </span>
  )
}

const texts = { en: { local: 'On this device, nothing sent' }, zh: { local: '在本机处理，未发送数据' } }
