import type { AnyFieldText } from '#kit/texts.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Counts } from '../../count/fields.ts'
import type { PageTexts } from '../texts.en.ts'
import { useFigures } from '../use-figures.ts'
import styles from './statistics.module.css'

interface FiguresProps {
  counts: Counts
  labels: Record<string, AnyFieldText>
}

const main = ['characters', 'words', 'sentences', 'lines', 'paragraphs', 'readingMinutes'] as const

const more = [
  ...(['charactersNoSpaces', 'graphemes', 'chineseCharacters', 'chineseWords', 'officeWords', 'uniqueWords'] as const),
  ...(['lexicalDiversity', 'pages', 'speakingMinutes', 'averageWordLength', 'averageSentenceLength'] as const),
  ...(['longestWord', 'shortestWord'] as const),
]

/** The figures that most people come for, large, and the others in two columns. */
export function Figures({ counts, labels }: FiguresProps) {
  const words = usePageTexts<PageTexts>()
  const write = useFigures()
  const row = (name: keyof Counts) => (
    <div key={name} title={labels[name]?.help} data-long={typeof counts[name] === 'string' || undefined}>
      <dt>{labels[name]?.label ?? name}</dt>
      <dd>{write(name, counts[name])}</dd>
    </div>
  )
  return (
    <>
      <dl className={styles['main']} aria-label={words.figures}>
        {main.map(row)}
      </dl>
      <dl className={styles['more']} aria-label={words.more}>
        {more.filter((name) => counts[name] !== '' && !(counts[name] === 0 && name.startsWith('chinese'))).map(row)}
      </dl>
    </>
  )
}
