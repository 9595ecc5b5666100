import { expect, test } from 'vitest'
import { diagramProblemOf } from './diagram-problem.ts'

const parsing = (line: number) => Object.assign(new Error('Parse error'), { hash: { loc: { first_line: line } } })

test.each([
  ['graph TD\nA -->\n', 2, 2],
  ['\n\ngraph TD\nA -->\n', 2, 4],
  ['---\ntitle: a\n---\ngraph TD\nA -->\n', 2, 5],
  ['%% a note\ngraph TD\n%% another\nA -->\n', 2, 4],
  ['graph TD\nA', 9, 2],
])('in %j line %i of what is read is line %i of the source', (source, read, line) => {
  expect(diagramProblemOf(parsing(read), source)).toEqual({ problem: 'unreadable', line })
})

test('what is no diagram, what is too large, and what says nothing of its place', () => {
  const unknown = Object.assign(new Error('No diagram type detected'), { name: 'UnknownDiagramError' })
  expect(diagramProblemOf(unknown, 'tea')).toEqual({ problem: 'unknown' })
  expect(diagramProblemOf(new Error('Edge limit exceeded. 300 edges found'), 'graph TD')).toEqual({
    problem: 'tooLarge',
  })
  expect(diagramProblemOf(new Error('No'), 'graph TD')).toEqual({ problem: 'unreadable', line: undefined })
})
