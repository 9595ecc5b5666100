import { type Extension, StateEffect, StateField } from '@codemirror/state'
import { EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view'
import type { HoverInfo } from '../../assist/hover-info.ts'
import type { RemoteAssistant } from './remote-assistant.browser.ts'
import { issuesIn, nextIssue } from './schema-issues.ts'

/** The labels of a tooltip. */
export interface SchemaTooltipWords {
  allowed: string
  standard: string
  deprecated: string
  /** What is not described. */
  nothing: string
  sayIssue: (issue: { code: string; params: Record<string, string | number> }) => string
}

/** Shows what the schema says of a position, on hover and by Shift+F1 at the caret; F8 goes from error to error. */
export const schemaTooltip = (assistant: RemoteAssistant, words: SchemaTooltipWords): Extension => {
  async function tooltipAt(view: EditorView, from: number, to: number, above: boolean): Promise<Tooltip | undefined> {
    const { doc } = view.state
    const issues = issuesIn(view.state, from, to)
    const described = await assistant.describe(doc, to)
    // The text has changed meanwhile.
    if (view.state.doc !== doc || (issues.length === 0 && !described)) return undefined
    const lines = linesOf(described, words)
    const dom = drawTooltip(
      issues.map(({ issue }) => words.sayIssue(issue)),
      lines,
    )
    const [first] = issues
    return {
      pos: described?.from ?? first?.from ?? from,
      end: described?.to ?? first?.to ?? to,
      above,
      create: () => ({ dom }),
    }
  }

  async function showAtCaret(view: EditorView): Promise<void> {
    const { head } = view.state.selection.main
    const tooltip = await tooltipAt(view, head, Math.min(head + 1, view.state.doc.length), true)
    if (view.state.selection.main.head !== head) return
    const said = tooltip
      ? Array.from(tooltip.create(view).dom.children, (line) => line.textContent).join('. ')
      : words.nothing
    view.dispatch({ effects: [showCaretTooltip.of(tooltip), EditorView.announce.of(said)] })
  }

  function goTo(view: EditorView, direction: 1 | -1): boolean {
    const next = nextIssue(view.state, view.state.selection.main.from, direction)
    if (!next) return false
    view.dispatch({ selection: { anchor: next.from }, scrollIntoView: true, userEvent: 'select' })
    void showAtCaret(view)
    return true
  }

  return [
    hoverTooltip(async (view, pos, side) => (await tooltipAt(view, pos, Math.max(pos, pos + side), true)) ?? null, {
      hideOnChange: true,
    }),
    caretTooltip,
    keymap.of([
      {
        key: 'Shift-F1',
        preventDefault: true,
        run: (view) => {
          void showAtCaret(view)
          return true
        },
      },
      { key: 'F8', run: (view) => goTo(view, 1), shift: (view) => goTo(view, -1) },
      {
        key: 'Escape',
        run: (view) => {
          if (!view.state.field(caretTooltip)) return false
          view.dispatch({ effects: showCaretTooltip.of(undefined) })
          return true
        },
      },
    ]),
  ]
}

const showCaretTooltip = StateEffect.define<Tooltip | undefined>()

/** The tooltip that was opened at the caret, until the caret moves. */
const caretTooltip = StateField.define<Tooltip | null>({
  create: () => null,
  update(shown, { docChanged, selection, effects }) {
    const latest = effects.findLast((effect) => effect.is(showCaretTooltip))
    if (latest) return latest.value ?? null
    return docChanged || selection ? null : shown
  },
  provide: (field) => showTooltip.from(field),
})

interface TooltipLine {
  kind: 'about' | 'facts' | 'listed' | 'warning'
  label?: string
  text: string
}

function linesOf(described: HoverInfo | undefined, words: SchemaTooltipWords): TooltipLine[] {
  if (!described) return []
  const { about, path, types, allowed, standard, limits, isDeprecated } = described
  const facts = [types.join(' | '), ...limits.map(([keyword, limit]) => `${keyword} ${limit}`)].filter(Boolean)
  return [
    ...about.map((text) => ({ kind: 'about' as const, text })),
    ...(isDeprecated ? [{ kind: 'warning' as const, text: words.deprecated }] : []),
    { kind: 'facts', text: [path, ...facts].join(' · ') },
    ...(allowed.length > 0 ? [{ kind: 'listed' as const, label: words.allowed, text: allowed.join(', ') }] : []),
    ...(standard === undefined ? [] : [{ kind: 'listed' as const, label: words.standard, text: standard }]),
  ]
}

function drawTooltip(issues: readonly string[], lines: readonly TooltipLine[]): HTMLElement {
  const dom = document.createElement('div')
  dom.className = 'cm-place'
  const add = (name: string, text: string, label?: string) => {
    const line = document.createElement('div')
    line.className = `cm-place-${name}`
    if (label !== undefined) line.append(`${label} `)
    const said = document.createElement(name === 'listed' || name === 'facts' ? 'code' : 'span')
    said.textContent = text
    line.append(said)
    dom.append(line)
  }
  for (const issue of issues) add('issue', issue)
  for (const { kind, text, label } of lines) add(kind, text, label)
  return dom
}
