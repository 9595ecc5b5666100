import { useEffect, useMemo, useState } from 'react'
import type { WubiTable } from '../../table/wubi-table.ts'
import type { PracticeData } from '../kept/practice-data.ts'
import { missedCharacters } from '../kept/record-round.ts'
import { articles } from './articles.ts'
import { isTableLesson, itemsOf, type LessonId } from './lesson.ts'
import { groupSize, type Material, materialOfItems, materialOfText } from './material.ts'

export interface Lesson {
  id: LessonId
  group: number
  groups: number
  material: Material
  choose: (id: LessonId) => void
  chooseGroup: (group: number) => void
  /** Shuffles the group again, if shuffling is on. */
  shuffleAgain: () => void
}

const none: readonly string[] = []

/** Holds the current lesson and its text. */
export function useLesson({ articles: own, missed, shuffle }: PracticeData, table: WubiTable | undefined): Lesson {
  const [id, setId] = useState<LessonId>('article:analects')
  const [group, setGroup] = useState(0)
  const [seed, setSeed] = useState(0)
  // A copy, since the missed characters change when a round ends.
  const [chosenMissed, setChosenMissed] = useState(none)

  const items = useMemo(
    () => (id === 'missed' ? chosenMissed : isTableLesson(id) && table ? itemsOf(id, table) : none),
    [id, table, chosenMissed],
  )
  const text = textOf(id, own)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new seed shuffles again
  const material = useMemo(
    () =>
      text === undefined ? materialOfItems(items, group, shuffle ? Math.random : undefined) : materialOfText(text),
    [text, items, group, shuffle, seed],
  )

  // Falls back to another lesson when a text is deleted.
  const isGone = id.startsWith('own:') && text === undefined
  useEffect(() => {
    if (isGone) setId('article:analects')
  }, [isGone])

  return {
    id,
    group,
    material,
    groups: Math.ceil(items.length / groupSize),
    chooseGroup: setGroup,
    choose: (chosen) => {
      if (chosen === 'missed') setChosenMissed(missedCharacters(missed))
      setId(chosen)
      setGroup(0)
    },
    shuffleAgain: () => setSeed((before) => before + 1),
  }
}

function textOf(id: LessonId, own: PracticeData['articles']): string | undefined {
  if (id.startsWith('own:')) return own.find((article) => `own:${article.id}` === id)?.text
  return articles.find((article) => `article:${article.id}` === id)?.text
}
