import { fill } from '#kit/sentence.ts'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from './texts.en.ts'

/** Formats values: grouped digits, units, minutes as time. */
export function useFigures(): (name: string, value: unknown) => string {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  return (name, value) => {
    if (typeof value !== 'number') return String(value)
    if (name.endsWith('Minutes')) return timeIn(words, value)
    const count = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
    const unit = units[name]
    return unit ? fill(words[unit], { count }) : count
  }
}

const units: Record<string, 'characters' | 'words' | undefined> = {
  averageWordLength: 'characters',
  averageSentenceLength: 'words',
}

function timeIn(words: PageTexts, minutes: number): string {
  const seconds = Math.round(minutes * 60)
  if (seconds < 60) return fill(words.seconds, { seconds })
  if (seconds < 3600) return fill(words.minutes, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
  const rounded = Math.round(seconds / 60)
  return fill(words.hours, { hours: Math.floor(rounded / 60), minutes: rounded % 60 })
}
