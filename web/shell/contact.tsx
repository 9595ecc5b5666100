import { useTexts } from '#ui/language/language.ts'
import { useBoot } from '../boot/boot.ts'

/** The ways to reach the owner; an empty field is left out. The source always is: the licence asks for it. */
export function Contact() {
  const words = useTexts(texts)
  const { contact_email, feedback_email, code_url } = useBoot().config.site_info
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact">{words.contact}</h2>
      <ul>
        {contact_email && (
          <li>
            <a href={`mailto:${contact_email}`}>{contact_email}</a>
          </li>
        )}
        <li>
          <a href={code_url || '/licences#source'}>{words.source}</a>
        </li>
        {feedback_email && (
          <li>
            <a href={`mailto:${feedback_email}`}>{feedback_email}</a>
          </li>
        )}
      </ul>
    </section>
  )
}

const texts = { en: { contact: 'Contact', source: 'Source code' }, zh: { contact: '联系', source: '源代码' } }
