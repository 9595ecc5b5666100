import { segmentReader } from '#lib/text/segment-reader.ts'

/**
 * Counts sentences (`Intl.Segmenter`) that contain a letter or a digit. No sentence ends at a title such as `Mr.`, at
 * the `?` of a link, or at a line break before a lowercase letter.
 */
export function sentenceTally() {
  let sentences = 0
  let hasContent = false
  let tail = ''
  const close = () => {
    if (hasContent) sentences++
    hasContent = false
  }
  const reader = segmentReader('sentence', (segment) => {
    if (!continuesSentence(tail, segment)) close()
    hasContent ||= content.test(segment)
    tail = segment.slice(-200)
  })
  return {
    feed: reader.feed,
    finish(): number {
      reader.finish()
      close()
      return sentences
    },
  }
}

const content = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

function continuesSentence(tail: string, next: string): boolean {
  if (tail === '') return false
  if (titles.test(tail) || isInLink(tail)) return true
  if (numbered.test(tail)) return /^\p{N}/u.test(next)
  return wrapped.test(tail) && /^[ \t]{0,8}\p{Ll}/u.test(next)
}

/** Abbreviations that do not end a sentence, and single initials other than the word I. */
const titles =
  /(?:^|[\s("“‘'])(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev|Hon|Gen|Col|Maj|Capt|Cmdr|Lt|Sgt|Sen|Rep|Gov|Pres|St|Mt|Mme|Mlle|Sr|Sra|Herr|vs|cf|viz|e\.g|i\.e|approx|[A-HJ-Z])\.\s{1,2}$/u

/** Whether a question mark begins the query of a link. */
function isInLink(tail: string): boolean {
  const protocol = tail.lastIndexOf('://')
  return protocol >= 0 && !/\s/.test(tail.slice(protocol))
}

/** Abbreviations that precede a number. */
const numbered =
  /(?:^|[\s(])(?:No|Nos|Nr|Fig|Figs|Vol|Ch|Sec|Eq|Art|Abs|pp|p|ca|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\.\s{1,2}$/iu

/** The end of a line within a sentence. */
const wrapped = /[\p{L}\p{N},;:)”’"'–—-][ \t]{0,8}(?:\r\n|\n|\r)$/u
