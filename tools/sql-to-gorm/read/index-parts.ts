import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { IndexPart } from '../model/table.ts'
import type { ParserContext } from './parser-context.ts'

/** Reads the columns and expressions of an index in their parentheses. */
export const readIndexParts = (reading: ParserContext, cursor: TokenCursor): IndexPart[] =>
  (cursor.group()?.elements() ?? []).map((element) => readPart(reading, element))

/** Reads the names of columns in parentheses. */
export const columnNamesIn = (reading: ParserContext, cursor: TokenCursor): string[] =>
  readIndexParts(reading, cursor).map(({ column }) => column)

function readPart(reading: ParserContext, element: TokenCursor): IndexPart {
  const start = element.at
  const column = element.name()
  const part: IndexPart = { column: column ?? '' }
  if (column !== undefined && element.keyword() === '(') {
    const inner = element.group()?.rest() ?? []
    if (inner.length === 1 && inner[0]?.kind === 'number') part.length = inner[0].text
    else part.column = ''
  }
  if (column === undefined || part.column === '' || isOperator(element)) {
    element.at = start
    while (!element.isDone && !isOrder(element)) element.skip()
    const source = reading.source(element.since(start))
    Object.assign(part, { column: '', expression: source })
  }
  while (!element.isDone) readOrder(part, element)
  return part
}

const isOperator = (element: TokenCursor): boolean => element.peek()?.kind === 'sign'

const isOrder = (element: TokenCursor): boolean => /^(?:ASC|DESC|NULLS|COLLATE)$/.test(element.keyword())

function readOrder(part: IndexPart, element: TokenCursor): void {
  if (element.accept('DESC')) part.isDescending = true
  else if (element.accept('COLLATE')) part.collate = element.qualifiedName().join('.')
  else element.skip()
}
