import type { ComponentProps } from 'react'
import styles from './link-button.module.css'

/** A button in a sentence, styled as a link. */
export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles['link']} />
}
