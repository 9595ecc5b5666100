import type { SpokenWord } from './speak-text.ts'

export type SubtitleFormat = 'srt' | 'vtt'

/** A subtitle with its start and end, in seconds. */
export interface Cue {
  text: string
  start: number
  end: number
}

/**
 * The width of a cue, with two columns for a Chinese character: from the first a cue ends at a comma, at the second
 * anywhere.
 */
const widths = { comma: 40, max: 72 }

/** Groups the words of a speech into cues: one for each sentence, or for each part of a long one. */
export function cuesOf(text: string, words: readonly SpokenWord[]): Cue[] {
  const cues: Cue[] = []
  let first = 0
  let width = 0
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    const between = text.slice(word.to, next?.from ?? text.length)
    width += widthOf(text.slice(word.from, next?.from ?? word.to))
    if (next && !ends(between, width, next.start - word.end)) continue
    const begin = words[first]
    if (begin)
      cues.push({ text: lineOf(text.slice(begin.from, word.to) + markOf(between)), start: begin.start, end: word.end })
    first = index + 1
    width = 0
  }
  return cues
}

/** Writes cues as a subtitle file. */
export function writeSubtitles(cues: readonly Cue[], format: SubtitleFormat): string {
  const mark = format === 'srt' ? ',' : '.'
  const blocks = cues.map(({ text, start, end }, index) =>
    [index + 1, `${clock(start, mark)} --> ${clock(end, mark)}`, format === 'vtt' ? escaped(text) : text].join('\n'),
  )
  return `${[...(format === 'vtt' ? ['WEBVTT'] : []), ...blocks].join('\n\n')}\n`
}

function ends(between: string, width: number, silence: number): boolean {
  if (/[。！？!?…\n]|\.\s/.test(between) || silence > 1 || width >= widths.max) return true
  return width >= widths.comma && /[，、；：,;:]/.test(between)
}

/** The punctuation after a word, without what follows a space or a pause tag. */
const markOf = (between: string): string => /^[^\s<[]*/.exec(between)?.[0] ?? ''

const lineOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const widthOf = (text: string): number => text.length + (text.match(/[^\0-\u2fff]/g)?.length ?? 0)

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function clock(seconds: number, mark: string): string {
  const milliseconds = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const time = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60, (milliseconds / 1000) % 60].map(two)
  return `${time.join(':')}${mark}${String(milliseconds % 1000).padStart(3, '0')}`
}
