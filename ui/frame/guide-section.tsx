import { useTexts } from '../language/language.ts'
import { useToolTexts } from '../tool/tool-texts.ts'
import styles from './tool-frame.module.css'

/** How the tool is used, and what people ask about it. */
export function GuideSection() {
  const words = useTexts({
    en: { howTo: 'How to', questions: 'Questions' },
    zh: { howTo: '使用方法', questions: '常见问题' },
  })
  const { steps, questions } = useToolTexts().guide
  return (
    <div className={styles['guide']}>
      <section>
        <h2>{words.howTo}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{words.questions}</h2>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </section>
    </div>
  )
}
