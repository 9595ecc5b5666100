import type { WubiTable } from '../../table/wubi-table.ts'
import { acceptedCodes, longestMatch } from './code-match.ts'
import type { KeyStats, Round, RoundEvent } from './round.ts'

/** In milliseconds. A longer time between keys counts as a pause. */
const maxBetweenMs = 5000

/**
 * Returns the state of a round after an event. Typing starts the clock; an event that does not apply changes nothing.
 */
export function reduceRound(round: Round, event: RoundEvent, table: WubiTable): Round {
  if (round.state === 'done') return round
  switch (event.type) {
    case 'start':
      return running(round, event.at)
    case 'pause':
      return round.state === 'running' ? { ...stopped(round, event.at), state: 'paused', lastKey: undefined } : round
    case 'finish':
      return round.state === 'idle' ? round : { ...stopped(round, event.at), state: 'done' }
    case 'key':
      return withKey(running(round, event.at), event)
    case 'letter':
      return withLetter(running(round, event.at), event.letter, event.at, table)
    case 'space':
      return withSpace(running(round, event.at), event.at, table)
    case 'text':
      return withText(running(round, event.at), event.text, event.at)
    case 'backspace':
      return round.state === 'idle' ? round : withoutLast(running(round, event.at))
  }
}

const running = (round: Round, at: number): Round =>
  round.state === 'running' ? round : { ...round, state: 'running', since: at }

function stopped(round: Round, at: number): Round {
  const ran = round.state === 'running' ? Math.max(0, at - round.since) : 0
  return { ...round, milliseconds: round.milliseconds + ran, since: at }
}

function withKey(round: Round, { letter, at }: { letter?: string | undefined; at: number }): Round {
  const next = { ...round, keys: round.keys + 1, lastKey: at }
  if (!letter) return next
  const between = round.lastKey === undefined ? 0 : at - round.lastKey
  return noteKey(next, letter, { presses: 1, errors: 0, milliseconds: between <= maxBetweenMs ? between : 0 })
}

function noteKey(round: Round, letter: string, more: KeyStats): Round {
  const { presses, errors, milliseconds } = round.letters[letter] ?? { presses: 0, errors: 0, milliseconds: 0 }
  const sum = {
    presses: presses + more.presses,
    errors: errors + more.errors,
    milliseconds: milliseconds + more.milliseconds,
  }
  return { ...round, letters: { ...round.letters, [letter]: sum } }
}

function withLetter(round: Round, letter: string, at: number, table: WubiTable): Round {
  // The text itself may contain letters.
  if (round.code === '' && round.text[round.typed.length]?.toLowerCase() === letter)
    return withText(round, round.text[round.typed.length] ?? '', at)
  const code = round.code + letter
  const accepted = acceptedCodes(table, round.text, round.typed.length)
  const before = accepted.filter((each) => each.startsWith(round.code))
  const meant = before[0]?.[round.code.length]
  const isOff = meant !== undefined && !before.some((each) => each.startsWith(code))
  const noted = isOff ? noteKey(round, meant, { presses: 0, errors: 1, milliseconds: 0 }) : round
  const next = { ...noted, code, isIncorrect: false }
  return code.length === 4 ? commit(next, at, table) : next
}

function withSpace(round: Round, at: number, table: WubiTable): Round {
  if (round.code !== '') return commit(round, at, table)
  return round.text[round.typed.length] === ' ' ? withText(round, ' ', at) : round
}

/** Enters a text of the code that matches at this place, or counts a miss. All texts of a code are accepted. */
function commit(round: Round, at: number, table: WubiTable): Round {
  const match = longestMatch(table, round.code, round.text, round.typed.length)
  if (match) return withText({ ...round, code: '' }, match, at)
  const missed = round.text[round.typed.length] ?? ''
  return { ...withMiss(round, missed), code: '', isIncorrect: true }
}

const withMiss = (round: Round, character: string): Round => ({
  ...round,
  wrong: round.wrong + 1,
  missed: { ...round.missed, [character]: (round.missed[character] ?? 0) + 1 },
})

function withText(round: Round, text: string, at: number): Round {
  let next: Round = { ...round, code: '', isIncorrect: false }
  const typed = [...round.typed]
  for (const character of text) {
    const wanted = round.text[typed.length]
    if (wanted === undefined) break
    if (/\s/.test(character) && !/\s/.test(wanted)) continue
    const isRight = isSameMark(character, wanted)
    typed.push(isRight ? wanted : character)
    next = isRight ? { ...next, right: next.right + 1 } : withMiss(next, wanted)
  }
  next = { ...next, typed }
  return typed.length === round.text.length ? { ...stopped(next, at), state: 'done' } : next
}

function withoutLast(round: Round): Round {
  if (round.code !== '') return { ...round, code: round.code.slice(0, -1), isIncorrect: false }
  return { ...round, typed: round.typed.slice(0, -1), isIncorrect: false }
}

/** The Chinese punctuation marks of keys, for typing without an input method. */
const marks: Record<string, string> = {
  ',': '，',
  '.': '。·',
  '?': '？',
  '!': '！',
  ':': '：',
  ';': '；',
  '"': '“”',
  "'": '‘’',
  '(': '（',
  ')': '）',
  '<': '《〈',
  '>': '》〉',
  '\\': '、',
  '/': '、',
  '-': '—',
  _: '—',
  '^': '…',
}

/** Whether a character is the expected one, or the key of an expected punctuation mark. */
const isSameMark = (typed: string, wanted: string): boolean =>
  typed === wanted || (marks[typed]?.includes(wanted) ?? false)
