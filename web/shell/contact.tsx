import { useTexts } from '#ui/language/language.ts'
import { useBoot } from '../boot/boot.ts'
import styles from './footer.module.css'

/** Links to the owner's contacts and the source; those the owner has not configured are left out. */
export function Contact() {
  const words = useTexts(texts)
  const { contact_email, feedback_email, code_url } = useBoot().config.site_info
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact">{words.contact}</h2>
      {!contact_email && !feedback_email && !code_url && <p className={styles['none']}>{words.none}</p>}
      <ul>
        {contact_email && (
          <li>
            <a href={`mailto:${contact_email}`}>{contact_email}</a>
          </li>
        )}
        {code_url && (
          <li>
            <a href={code_url}>{words.source}</a>
          </li>
        )}
        {feedback_email && (
          <li>
            <a href={`mailto:${feedback_email}`}>{feedback_email}</a>
          </li>
        )}
      </ul>
    </section>
  )
}

const texts = {
  en: { contact: 'Contact', source: 'Source code', none: 'No contact details' },
  zh: { contact: '联系', source: '源代码', none: '未提供联系方式' },
}
