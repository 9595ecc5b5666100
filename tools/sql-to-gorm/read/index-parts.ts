import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { IndexPart } from '../model/table.ts'
import type { ParserContext } from './parser-context.ts'

/** Parses the columns and expressions of an index in parentheses. */
export const readIndexParts = (context: ParserContext, cursor: TokenCursor): IndexPart[] =>
  (cursor.group()?.elements() ?? []).map((element) => readPart(context, element))

/** Parses column names in parentheses. */
export const columnNamesIn = (context: ParserContext, cursor: TokenCursor): string[] =>
  readIndexParts(context, cursor).map(({ column }) => column)

function readPart(context: ParserContext, element: TokenCursor): IndexPart {
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
    const source = context.source(element.since(start))
    Object.assign(part, { column: '', expression: source })
  }
  while (!element.isDone) readOrder(context, part, element)
  return part
}

const isOperator = (element: TokenCursor): boolean => element.peek()?.kind === 'sign'

const isOrder = (element: TokenCursor): boolean => /^(?:ASC|DESC|NULLS|COLLATE)$/.test(element.keyword())

function readOrder(context: ParserContext, part: IndexPart, element: TokenCursor): void {
  const start = element.at
  if (element.accept('DESC')) part.isDescending = true
  else if (element.accept('COLLATE')) {
    element.qualifiedName()
    part.collate = context.source(element.since(start + 1))
  } else if (element.accept('NULLS')) part.nulls = element.acceptAny('FIRST', 'LAST')
  else if (element.accept('ASC')) return
  else if (context.dialect !== 'postgresql') element.skip()
  else part.operatorClass = readOperatorClass(context, element)
}

/** Parses an operator class, which may have parameters. */
function readOperatorClass(context: ParserContext, element: TokenCursor): string {
  const start = element.at
  element.qualifiedName()
  element.group()
  if (element.at === start) element.skip()
  return context.source(element.since(start))
}
