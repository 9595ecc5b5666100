import { fill } from '#kit/sentence.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { OwnArticle } from '../kept/practice-data.ts'
import type { PageTexts } from '../texts.en.ts'
import { articles } from './articles.ts'
import { commonLessons, levelLessons, zoneLessons } from './lesson.ts'
import { lessonTitle } from './lesson-title.ts'
import styles from './lessons.module.css'
import { groupSize } from './material.ts'
import type { Lesson } from './use-lesson.ts'

interface LessonSelectProps {
  lesson: Lesson
  own: readonly OwnArticle[]
  onChoose: (id: Lesson['id']) => void
}

/** Selects the lesson, and its group if it has several. */
export function LessonSelect({ lesson, own, onChoose }: LessonSelectProps) {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const ids: readonly string[] = [
    ...articles.map(({ id }) => `article:${id}`),
    ...own.map(({ id }) => `own:${id}`),
    ...levelLessons,
    ...zoneLessons,
    ...commonLessons,
    'missed',
  ]
  const choices = ids.map((value) => ({ value, label: lessonTitle(value, words, own, language) }))
  const groups = Array.from({ length: lesson.groups }, (_, group) => ({
    value: String(group),
    label: fill(words.groupOf, { from: group * groupSize + 1, to: (group + 1) * groupSize }),
  }))
  return (
    <>
      <SelectField
        aria-label={words.lesson}
        className={styles['lesson']}
        choices={choices}
        value={lesson.id}
        onChange={({ currentTarget: { value } }) => onChoose(value as Lesson['id'])}
      />
      {lesson.groups > 1 && (
        <SelectField
          aria-label={words.group}
          className={styles['group']}
          choices={groups}
          value={String(lesson.group)}
          onChange={({ currentTarget: { value } }) => lesson.chooseGroup(Number(value))}
        />
      )}
    </>
  )
}
