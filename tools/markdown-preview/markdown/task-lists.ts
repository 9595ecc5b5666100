import type { MarkdownIt, StateCore, Token } from 'markdown-it'

/** Turns `[ ]` and `[x]` at the start of a list's items into boxes, as GFM does. */
export function taskLists(parser: MarkdownIt): void {
  parser.core.ruler.after('inline', 'task_lists', (state) => {
    let [item, paragraph]: (Token | undefined)[] = []
    for (const token of state.tokens) {
      if (token.type === 'inline' && item?.type === 'list_item_open' && paragraph?.type === 'paragraph_open')
        turnIntoTask(state, item, token)
      item = paragraph
      paragraph = token
    }
  })
}

function turnIntoTask(state: StateCore, item: Token, { children }: Token): void {
  const [first] = children ?? []
  const [, box, mark] = /^(\[([ xX])\])\s/.exec(first?.content ?? '') ?? []
  if (!children || first?.type !== 'text' || box === undefined) return
  first.content = first.content.slice(box.length)
  const input = new state.Token('task', 'input', 0)
  input.attrs = [...(mark === ' ' ? [] : [['checked', ''] as [string, string]]), ['disabled', ''], ['type', 'checkbox']]
  children.unshift(input)
  item.attrJoin('class', 'task-list-item')
}
