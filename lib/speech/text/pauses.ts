/** Text to be spoken, or a silence in seconds. */
export type Part = { text: string; from: number } | { pause: number }

/** Splits a text at its pause tags: `<pause 1.5s>`, `[pause 500ms]`. Invalid tags are text. */
export function splitAtPauses(text: string): Part[] {
  const parts: Part[] = []
  let last = 0
  for (const { 0: tag, 1: amount, 2: unit, index } of text.matchAll(pauseTag)) {
    if (index > last) parts.push({ text: text.slice(last, index), from: last })
    parts.push({ pause: Number(amount) / (unit?.toLowerCase() === 'ms' ? 1000 : 1) })
    last = index + tag.length
  }
  if (last < text.length) parts.push({ text: text.slice(last), from: last })
  return parts
}

const pauseTag = /(?:<|\[)pause\s{1,3}(\d{1,6}(?:\.\d{1,3})?)\s?(ms|s)\s?\/?(?:>|\])/gi
