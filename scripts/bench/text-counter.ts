import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { perform } from '#kit/perform.ts'
import { count, countFile } from '#tools/text-counter/operations.ts'
import { compareTimes, milliseconds, type Row } from './measure.ts'

const paragraphs = {
  English: 'The quick brown fox, aged 3, jumps over the well-known lazy dog. Was it that hard to see? Hardly so.\n\n',
  Chinese: '今天天气很好，我们去公园散步。他说：“这个问题很难解决。”然后大家都同意了，一起回家吃饭。\n\n',
}

/**
 * Measures counting 10 MB of prose: a text compared with a bare `Intl.Segmenter` that only counts words, line by line,
 * and a file compared with `wc`, whose counts of characters and lines must be equal.
 */
export async function benchTextCounter(size = 10e6): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'text-counter-'))
  try {
    const rows: Row[] = []
    for (const [language, paragraph] of Object.entries(paragraphs)) {
      const text = paragraph.repeat(Math.ceil(size / Buffer.byteLength(paragraph)))
      const path = join(folder, 'input.txt')
      writeFileSync(path, text)
      rows.push(await rowOfText(language, text), await rowOfFile(language, text, path))
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function rowOfText(language: string, text: string): Promise<Row> {
  const times = await compareTimes(
    3,
    () => perform(count, { text }),
    () => countWords(text),
  )
  return {
    what: `text-counter count, ${language}, 10 MB`,
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (Intl.Segmenter, words alone)`,
    ratio: times.ours / times.reference,
    note: 'ours also joins words, and counts graphemes, sentences, lines and how often each word and character comes',
  }
}

function countWords(text: string): number {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  let words = 0
  for (const line of text.split('\n')) for (const { isWordLike } of segmenter.segment(line)) if (isWordLike) words++
  return words
}

async function rowOfFile(language: string, text: string, path: string): Promise<Row> {
  const file = new File([text], 'input.txt')
  let [ours, theirs] = ['', '']
  const times = await compareTimes(
    3,
    async () => {
      const { characters, lines } = await perform(countFile, { file, emptyLines: true })
      // Editors also count the line after the last break.
      ours = `${lines - 1} ${characters}`
    },
    () => {
      const answer = execFileSync('wc', ['-lwm', path], { env: { ...process.env, LC_ALL: 'C.UTF-8' } }).toString()
      const [lines, , characters] = answer.trim().split(/\s+/)
      theirs = `${lines} ${characters}`
    },
  )
  if (ours !== theirs) throw new Error(`text-counter counts ${ours}, wc ${theirs}`)
  return {
    what: `text-counter count-file, ${language}, 10 MB`,
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (wc -lwm)`,
    ratio: times.ours / times.reference,
    note: 'same characters and lines; wc knows no dictionary, graphemes or sentences',
  }
}
