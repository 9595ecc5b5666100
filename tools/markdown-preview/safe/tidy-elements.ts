import { mathTags } from './allowed-elements.ts'

type Kind = 'block' | 'phrase' | 'item' | 'rows' | 'row' | 'cell' | 'math'

/** An element of tidy HTML. */
export interface TidyElement {
  /** Its content category. */
  kind: Kind
  /** The categories that it may contain, besides text. */
  holds: ReadonlySet<Kind>
  /** Whether its text may be white space alone. */
  isSpaced: boolean
}

const tidyElement = (kind: Kind, holds: Kind[], isSpaced = false): TidyElement => ({
  kind,
  holds: new Set(holds),
  isSpaced,
})

/** A document, and elements with the same content model. */
export const tidyRoot = tidyElement('block', ['block', 'phrase'])

const groups: [names: string, element: TidyElement][] = [
  ['p h1 h2 h3 h4 h5 h6 pre', tidyElement('block', ['phrase'])],
  ['blockquote div section', tidyRoot],
  ['hr', tidyElement('block', [])],
  ['ul ol', tidyElement('block', ['item'], true)],
  ['li', tidyElement('item', ['block', 'phrase'])],
  ['table', tidyElement('block', ['rows'], true)],
  ['thead tbody', tidyElement('rows', ['row'], true)],
  ['tr', tidyElement('row', ['cell'], true)],
  ['th td', tidyElement('cell', ['phrase'])],
  [
    'a em strong b i u s del ins mark small sub sup kbd samp var abbr cite q dfn time span code',
    tidyElement('phrase', ['phrase']),
  ],
  ['br wbr img input', tidyElement('phrase', [])],
  [[...mathTags].join(' '), tidyElement('math', ['math'])],
  ['math', tidyElement('phrase', ['math'])],
  // Within these an element would be one of HTML.
  ['mi mn mo ms mtext', tidyElement('math', [])],
]

/**
 * The elements that this tool writes, and similar ones: in allowed positions a parser neither moves, closes nor adds
 * any.
 */
export const tidyElements: ReadonlyMap<string, TidyElement> = new Map(
  groups.flatMap(([names, element]) => names.split(' ').map((name) => [name, element])),
)
