import type { Language } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import type { MovedLine } from '../rows/moved-line.ts'
import type { Row, RowList, SideLine } from '../rows/row-list.ts'
import type { View } from '../rows/row-runs.ts'
import { htmlStyle } from './html-style.ts'
import type { HtmlWords } from './words.en.ts'

export interface HtmlOptions {
  view: View
  wraps: boolean
  language: Language
  /** The titles of the two texts. */
  names: { original: string; changed: string }
  words: HtmlWords
}

/** More rows are left out and counted. */
const maxRows = 100_000

/**
 * Writes a comparison, as it is shown, as one HTML file in the reader's light or dark color scheme. Whatever the texts
 * contain, it runs no script and loads nothing. Pauses now and then so that the page stays responsive.
 */
export async function writeHtml(list: RowList, options: HtmlOptions): Promise<string> {
  const { view, wraps, language, names, words } = options
  const { additions, deletions } = list.comparison
  const changes = list.changeRows.length
  const written: string[] = []
  for (let row = 0; row < Math.min(list.count, maxRows); row++) {
    if (row % 500 === 499) await new Promise((resolve) => setTimeout(resolve))
    written.push(writeRow(list.at(row), options))
  }
  if (list.count > maxRows) written.push(writeNote(fill(words.moreRows, { count: list.count - maxRows }), view))
  const title = escapeHtml(`${names.original} → ${names.changed}`)
  const heads =
    view === 'split'
      ? `<th colspan="2" scope="col">${escapeHtml(names.original)}</th><th colspan="2" scope="col">${escapeHtml(names.changed)}</th>`
      : `<th colspan="3" scope="col">${title}</th>`
  return `<!DOCTYPE html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
${htmlStyle}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escapeHtml(fill(words.counts, { changes }))} <b class="a">+${additions}</b> <b class="r">−${deletions}</b></p>
<table class="${view}${wraps ? ' wraps' : ''}">
<thead><tr>${heads}</tr></thead>
<tbody>
${written.join('\n')}
</tbody>
</table>
</body>
</html>
`
}

type Kind = 'a' | 'r' | 'e' | 'none'

function writeRow(row: Row, options: HtmlOptions): string {
  if (row.kind === 'fold') return writeNote(`⋯ ${fill(options.words.folded, { count: row.count })}`, options.view)
  const { left, right } = row
  const isChange = row.kind === 'change'
  const kindOf = (line: SideLine | undefined, kind: Kind): Kind => (line ? (isChange ? kind : 'e') : 'none')
  if (options.view === 'split') {
    const [before, after] = [kindOf(left, 'r'), kindOf(right, 'a')]
    return `<tr>${numberCell(left, before)}${textCell(left, before, options)}${numberCell(right, after)}${textCell(right, after, options)}</tr>`
  }
  const kind = isChange ? (left ? 'r' : 'a') : 'e'
  return `<tr>${numberCell(left, kind)}${numberCell(right, kind)}${textCell(left ?? right, kind, options)}</tr>`
}

const writeNote = (note: string, view: View): string =>
  `<tr class="fold"><td colspan="${view === 'split' ? 4 : 3}">${escapeHtml(note)}</td></tr>`

const numberCell = (line: SideLine | undefined, kind: Kind): string =>
  `<td class="n ${kind}${line?.moved ? ' m' : ''}">${line?.number ?? ''}</td>`

function textCell(line: SideLine | undefined, kind: Kind, { words }: HtmlOptions): string {
  if (!line) return `<td class="${kind}"></td>`
  const sign = kind === 'a' ? '<i>+</i>' : kind === 'r' ? '<i>−</i>' : ''
  const end = line.text.endsWith('\n') || kind === 'e' ? '' : `<small>${escapeHtml(words.noLineEnd)}</small>`
  const mark = kind !== 'e' && line.number === 1 && line.text.startsWith('\uFEFF') ? '<small>BOM</small>' : ''
  const moved = line.moved?.isFirst ? `<small>${escapeHtml(movedNote(line.moved, kind, words))}</small>` : ''
  return `<td class="${kind}${line.moved ? ' m' : ''}">${sign}${mark}${markedText(line, kind)}${end}${moved}</td>`
}

const movedNote = ({ number }: MovedLine, kind: Kind, words: HtmlOptions['words']): string =>
  fill(kind === 'r' ? words.movedTo : words.movedFrom, { line: number })

/** The text of a line without its line end, with the differences marked. */
function markedText({ text, marks }: SideLine, kind: Kind): string {
  const line = text.replace(/\r?\n$/, '')
  if (kind === 'e') return escapeHtml(line)
  const tag = kind === 'a' ? 'ins' : 'del'
  let [written, at] = ['', 0]
  for (const [from, to] of marks) {
    const marked = line.slice(from, to)
    written += escapeHtml(line.slice(at, from)) + (marked && `<${tag}>${escapeHtml(marked)}</${tag}>`)
    at = to
  }
  return written + escapeHtml(line.slice(at))
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** Escapes the carriage return too, since an HTML parser would read it as a line feed. */
const escapeHtml = (text: string): string => text.replace(/[&<>"\r]/g, (sign) => escapes[sign] ?? '')
