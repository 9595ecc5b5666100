import { expect, test } from 'vitest'
import { makeTable } from '../../table/wubi-table.ts'
import { reduceRound } from './reduce-round.ts'
import { newRound, type Round, type RoundEvent } from './round.ts'
import { scoreOf } from './score.ts'

const table = makeTable(
  new Map([
    ['工', ['aaaa', 'aaa', 'a']],
    ['人', ['wwww', 'w']],
    ['们', ['wun', 'wu']],
    ['价', ['wwj']],
    ['值', ['wfhg']],
    ['伞', ['wwww']],
  ]),
  new Set(['人们', '价值']),
)

/** Plays events one second apart, starting at `from`. */
const play = (round: Round, events: string[], from = 0): Round =>
  events.reduce((now, event, index) => reduceRound(now, eventOf(event, from + index * 1000), table), round)

function eventOf(event: string, at: number): RoundEvent {
  if (/^[a-z]$/.test(event)) return { type: 'letter', letter: event, at }
  if (event === ' ') return { type: 'space', at }
  if (/^(start|pause|finish|backspace)$/.test(event)) return { type: event as 'start', at }
  return { type: 'text', text: event, at }
}

const text = (characters: string) => newRound([...characters])

test('a simplified code with space, a full code and text from an input method are all accepted', () => {
  const round = play(text('工人工人'), ['a', ' ', 'w', 'w', 'w', 'w', '工人'])
  expect(round).toMatchObject({ typed: ['工', '人', '工', '人'], right: 4, wrong: 0, state: 'done' })
})

test('the code of a word types the whole word', () => {
  expect(play(text('人们工'), ['w', 'w', 'w', 'u'])).toMatchObject({ typed: ['人', '们'], right: 2, code: '' })
})

test('every character of a code is accepted', () => {
  expect(play(text('伞人'), ['w', 'w', 'w', 'w']).typed).toEqual(['伞'])
  expect(play(text('人伞'), ['w', 'w', 'w', 'w']).typed).toEqual(['人'])
})

test('a code of another character is incorrect, and can be retried at the same place', () => {
  const wrong = play(text('工人'), ['w', ' '])
  expect(wrong).toMatchObject({ typed: [], code: '', isIncorrect: true, wrong: 1, missed: { 工: 1 } })
  expect(play(wrong, ['a', ' '])).toMatchObject({ typed: ['工'], isIncorrect: false, right: 1, wrong: 1 })
})

test('a wrong character from an input method stays until deleted, and the miss stays counted', () => {
  const wrong = play(text('工人'), ['人'])
  expect(wrong).toMatchObject({ typed: ['人'], wrong: 1, missed: { 工: 1 } })
  const mended = play(wrong, ['backspace', '工'])
  expect(mended).toMatchObject({ typed: ['工'], right: 1, wrong: 1 })
  expect(scoreOf(mended, 0).accuracy).toBe(0.5)
})

test('backspace deletes a letter first, then a character, and does nothing in an empty round', () => {
  const round = play(text('工人'), ['a', ' ', 'w', 'backspace'])
  expect(round).toMatchObject({ typed: ['工'], code: '' })
  expect(play(round, ['backspace', 'backspace']).typed).toEqual([])
  expect(play(text('工人'), ['backspace'])).toEqual(text('工人'))
})

test('ASCII punctuation is accepted for Chinese punctuation, and letters in the text are typed directly', () => {
  expect(play(text('工，A。'), ['a', ' ', ',', 'a', '.'])).toMatchObject({ typed: ['工', '，', 'A', '。'], wrong: 0 })
})

test('text committed beyond the end is ignored', () => {
  expect(play(text('工'), ['工人人'])).toMatchObject({ typed: ['工'], right: 1, wrong: 0, state: 'done' })
})

test('pauses do not count: a minute of typing with a pause of an hour is a minute', () => {
  let round = reduceRound(text('工人工人'), { type: 'start', at: 0 }, table)
  round = reduceRound(round, { type: 'text', text: '工人', at: 30_000 }, table)
  round = reduceRound(round, { type: 'pause', at: 30_000 }, table)
  round = reduceRound(round, { type: 'start', at: 3_630_000 }, table)
  round = reduceRound(round, { type: 'text', text: '工人', at: 3_660_000 }, table)
  expect(scoreOf(round, 9_999_999)).toMatchObject({ speed: 4, accuracy: 1, seconds: 60 })
})

test('a round that is completed early is done, and ignores further events', () => {
  const round = play(text('工人'), ['start', '工', 'finish', '人'])
  expect(round).toMatchObject({ state: 'done', typed: ['工'], milliseconds: 2000 })
})

test('an untouched round cannot be paused or completed', () => {
  expect(play(text('工'), ['pause', 'finish']).state).toBe('idle')
})

test('a key that matches no accepted code is an error of the expected key', () => {
  const round = play(text('工'), ['w'])
  expect(round.letters).toEqual({ a: { presses: 0, errors: 1, milliseconds: 0 } })
})

test('the time between keys counts for the key, except for pauses', () => {
  let round = text('工')
  for (const at of [0, 300, 9000]) round = reduceRound(round, { type: 'key', letter: 'a', at }, table)
  expect(round).toMatchObject({ keys: 3, letters: { a: { presses: 3, errors: 0, milliseconds: 300 } } })
})

test('the score of a round matches its counts', () => {
  const events = ['a', ' ', 'w', 'q', ' ', '们', 'backspace', 'x', 'y', 'z', 'w', 'backspace', '工', ' ', '人们']
  const round = play(text('工人们工'), events)
  const { accuracy, typed } = scoreOf(round, 0)
  expect(typed).toBe(round.typed.length)
  expect(accuracy).toBeCloseTo(round.right / (round.right + round.wrong))
  expect(Object.values(round.missed).reduce((sum, count) => sum + count, 0)).toBe(round.wrong)
})
