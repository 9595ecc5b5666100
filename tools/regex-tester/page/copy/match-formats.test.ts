import { expect, test } from 'vitest'
import { groupTitles, type Match, matchFormats } from './match-formats.ts'

const matches: Match[] = [
  { start: 0, end: 3, text: 'a,"', groups: [null, { start: 1, end: 2, text: 'x\ny' }] },
  { start: 4, end: 5, text: 'b', groups: [{ name: 'n', start: 4, end: 5, text: 'b' }, null] },
]

test('matches are a line each, or a row with the names of their groups', () => {
  expect(matchFormats.text(matches)).toBe('a,"\nb')
  expect(groupTitles(matches)).toEqual(['n', '2'])
  expect(matchFormats.csv(matches)).toBe('match,start,end,n,2\r\n"a,""",0,3,,"x\ny"\r\nb,4,5,b,')
  expect(JSON.parse(matchFormats.json(matches))).toEqual(matches)
})
