import { depthOf, type JsonIndex, sourceOf } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { lineColumnsAt, scanDocument, textBytesOf } from '#lib/json/lines.ts'
import { scanJson } from '#lib/json/scan.ts'
import type { LineColumn } from '#lib/text/line-column.ts'
import { ExpansionState } from '#lib/tree/expansion-state.ts'
import { jsonPointerOf } from '../navigation/json-pointer.ts'
import { lowerBound } from '../navigation/lower-bound.ts'
import { normalizedPath } from '../navigation/normalized-path.ts'
import { TreeNavigation } from '../navigation/tree-navigation.ts'
import { isContainer } from '../navigation/value-kind.ts'
import { applyChange } from './apply-change.ts'
import { offsetOf, tokenAt, utf16Length } from './byte-offsets.ts'
import { countValues } from './count-values.ts'
import { formOf } from './document-form.ts'
import { type EditRequest, resolveEdit } from './edit-request.ts'
import { type Direction, describeGraph, type Graph, GraphScope, neighborIn } from './graph.ts'
import { IssueMarks, type ValueIssue } from './issue-marks.ts'
import type { EditResult, OpenResult, Selection, Statistics, ValueLocation } from './method-results.ts'
import { type Outline, outlineOf, rowOf } from './outline.ts'
import { planEdit, targetToken } from './plan-edit.ts'
import { findTokens } from './search.ts'
import { cellIn, listsAround, rowsOf, type Table, type TableRow, tableOf } from './table.ts'
import { TokenHandles } from './token-handles.ts'
import { type TreeRow, treeRowOf } from './tree-row.ts'

/** In bytes. */
const maxSourceBytes = 4_000_000

/**
 * One JSON document that is looked at and edited as a tree and as tables. It holds the text as bytes with an index of
 * its tokens; every edit is a change of that text, which keeps all that it does not touch as it stands. Tokens are
 * passed as handles, which outlive edits; the handle of a value that is gone is refused with `StaleTokenError`.
 */
export class JsonDocument {
  private progress: (share: number) => void
  private index: JsonIndex = scanJson(new Uint8Array([0x30]))
  private navigation = new TreeNavigation(this.index)
  private expansion = new ExpansionState()
  private outline: Outline = outlineOf(this.index, this.expansion.isOpen)
  private matches: Uint32Array = new Uint32Array()
  private table: Table | undefined
  private scope = new GraphScope()
  private names = new TokenHandles()
  private issues = new IssueMarks()

  /** @param progress is called with the share that is done while a text is read or searched */
  constructor(progress: (share: number) => void = () => {}) {
    this.progress = progress
  }

  /**
   * Opens a text. Containers that were open in the text before are open again where they still exist.
   *
   * @param kept a value of the text before that is to be selected again
   */
  open(bytes: Uint8Array, kept = 0): OpenResult {
    let index: JsonIndex
    try {
      index = scanDocument(bytes, this.progress)
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error
      return { issue: { position: error.position, found: error.found, expected: error.expected } }
    }
    const before = this.navigation
    const locations = this.expansion.restorable().map((token) => before.locationOf(token))
    const location = before.locationOf(this.names.tokenOrRoot(kept))
    const table = this.table && { ...this.table, location: before.locationOf(this.table.token) }
    const root = before.locationOf(this.scope.root)
    this.take(index)
    this.names.begin()
    this.issues = new IssueMarks()
    this.expansion.replace(locations.flatMap((one) => this.navigation.find(one) ?? []))
    this.outline = outlineOf(this.index, this.expansion.isOpen)
    this.moveTable(table && this.navigation.find(table.location))
    this.scope.reset(this.navigation.find(root) ?? 0)
    const selection = this.select(this.navigation.find(location) ?? 0)
    return { selection, rows: this.countRows(), version: this.names.version, form: formOf(index) }
  }

  /**
   * Opens the page's text after a worker has crashed: handles of that version stay valid.
   *
   * @param version of the text in the crashed worker
   */
  restore(bytes: Uint8Array, version: number, mapping: number): OpenResult {
    const opened = this.open(bytes)
    if ('issue' in opened) return opened
    this.names.begin(version)
    const selection = this.select(this.names.tokenOrRoot(mapping))
    return { selection, rows: this.countRows(), version, form: opened.form }
  }

  statistics(): Statistics {
    return { values: countValues(this.index), depth: depthOf(this.index) }
  }

  /** Counts the rows of the tree. */
  countRows(): number {
    return this.outline.tokens.length
  }

  rows(from: number, to: number): TreeRow[] {
    const last = Math.min(to, this.outline.tokens.length)
    return Array.from({ length: Math.max(0, last - from) }, (_, at) => this.rowAt(from + at))
  }

  /** Opens or closes a container, optionally with all within it; returns the number of rows then. */
  toggle(name: number, open: boolean, within = false): number {
    const token = this.names.tokenOf(name)
    this.expansion.set(token, open)
    if (within) {
      const end = this.index.nexts[token] ?? 0
      for (let at = token + 1; at < end; at++) if (isContainer(this.index, at)) this.expansion.set(at, open)
    }
    return this.refresh()
  }

  toggleAll(open: boolean): number {
    this.expansion.setAll(open)
    return this.refresh()
  }

  /** Opens the ancestors of a value; returns its row. */
  reveal(name: number): Selection {
    return this.select(this.names.tokenOf(name))
  }

  /** Reveals the value at a location. */
  revealLocation(location: readonly (string | number)[]): Selection | undefined {
    const token = this.navigation.find(location)
    return token === undefined ? undefined : this.select(token)
  }

  /** Reveals the value at a line and column. */
  revealPlace(place: LineColumn): Selection {
    return this.select(tokenAt(this.index, offsetOf(textBytesOf(this.index), place) + (this.index.isLines ? 1 : 0)))
  }

  /** Says where a value stands: its JSONPath (RFC 9535), its JSON Pointer (RFC 6901), and the names and indexes. */
  whereIs(name: number): ValueLocation {
    const location = this.navigation.locationOf(this.names.tokenOf(name))
    return { path: normalizedPath(location), pointer: jsonPointerOf(location), location }
  }

  /** Says at which line and column a value begins. */
  placeOf(name: number): LineColumn {
    const start = this.index.starts[this.names.tokenOf(name)] ?? 0
    return lineColumnsAt(this.index, [start])[0] ?? { line: 1, column: 1 }
  }

  /** Reads the source of a value; undefined where it is longer than a person copies or edits by hand, 4 MB. */
  sourceOf(name: number): string | undefined {
    const { starts, ends } = this.index
    const token = this.names.tokenOf(name)
    return (ends[token] ?? 0) - (starts[token] ?? 0) > maxSourceBytes ? undefined : sourceOf(this.index, token)
  }

  /** Sets the validation errors of values, which their rows show. */
  markIssues(issues: readonly ValueIssue[]): void {
    this.issues.take(this.navigation, issues)
  }

  /** Searches keys and values; returns the number of matches. */
  search(term: string): number {
    this.matches = term === '' ? new Uint32Array() : findTokens(this.index, term, this.progress)
    return this.matches.length
  }

  /** Reveals a match, counted from 0. */
  revealMatch(at: number): (Selection & { isKey: boolean }) | undefined {
    const token = this.matches[at]
    if (token === undefined) return undefined
    const selection = this.select(token)
    return { ...selection, isKey: selection.token !== this.names.nameOf(token) }
  }

  /** Returns the index of the first match at or behind a value. */
  matchFrom(name: number): number {
    const at = lowerBound(this.matches, this.names.tokenOrRoot(name))
    return at < this.matches.length ? at : 0
  }

  /**
   * Edits the text; undefined where there is nothing to change.
   *
   * @param inUnits whether offsets are wanted in UTF-16 units too
   * @throws StaleTokenError where a value is not there any more, JsonSyntaxError where a source is no JSON; the text stays as it is then
   */
  edit(request: EditRequest, inUnits: boolean): EditResult | undefined {
    const edited = { index: this.index, navigation: this.navigation }
    const change = planEdit(edited, resolveEdit(request, edited, this.names.tokenOf))
    if (!change) return undefined
    const { index, textEdit, follow, target } = applyChange(this.index, change)
    const text = textBytesOf(this.index)
    const units = (from: number, to: number) => (inUnits ? utf16Length(text, from, to) : 0)
    const start = units(0, textEdit.start)
    const end = start + units(textEdit.start, textEdit.end)
    this.names.edited(follow, change.isCostly ?? false)
    const staysOpen = 'parent' in target || this.expansion.isOpen(target.token)
    this.expansion.follow(follow)
    this.scope.follow(follow)
    this.issues.follow(follow)
    this.take(index)
    this.moveTable(this.table && follow(this.table.token))
    if (staysOpen) this.expansion.set('parent' in target ? target.parent : target.token, true)
    this.refresh()
    const selection = this.select(targetToken(this.navigation, target))
    return {
      bytes: { start: textEdit.start, end: textEdit.end },
      units: { start, end },
      insert: inUnits ? new TextDecoder().decode(textEdit.insert) : new Blob([textEdit.insert]),
      rows: this.outline.tokens.length,
      selection,
      version: this.names.version,
      form: formOf(index),
    }
  }

  /** Lists the arrays that can be shown as a table: first the one that a value is or is in, then the longest. */
  lists(name: number): { token: number; path: string; count: number }[] {
    return listsAround(this.index, this.navigation, this.names.tokenOrRoot(name)).map((list) => {
      const path = normalizedPath(this.navigation.locationOf(list.token))
      return { ...list, token: this.names.nameOf(list.token), path }
    })
  }

  openTable(name: number): Table & { rows: number } {
    const token = this.names.tokenOf(name)
    const isOpen = this.table?.token === token
    this.table = tableOf(this.index, this.navigation, token, isOpen ? this.table?.columns : [])
    return { ...this.table, token: this.names.nameOf(token), rows: this.navigation.childrenOf(token).length }
  }

  tableRows(from: number, to: number): TableRow[] {
    return this.table ? rowsOf(this.index, this.navigation, this.table, from, to, this.names.nameOf) : []
  }

  /** Returns the row and column of a value, or of what it is part of, in the open table; -1 is no column. */
  cellOf(value: number): { row: number; column: number } | undefined {
    return this.table && cellIn(this.index, this.table, this.navigation.pathTo(this.names.tokenOrRoot(value)))
  }

  /** Returns the open containers as a graph, always with a given value or its innermost open container. */
  graph(focus: number): Graph {
    const way = this.navigation.pathTo(this.names.tokenOrRoot(focus))
    const drawn = this.scope.choose(this.index, this.navigation, this.expansion.isOpen, way)
    this.select(this.scope.root)
    return describeGraph(drawn, (token) => this.rowAt(rowOf(this.outline, token) ?? 0))
  }

  /** Makes a value the root of the graph. */
  showAlone(name: number): void {
    this.scope.root = this.names.tokenOf(name)
  }

  /** Shows more of the children of a container in the graph. */
  extendGraph(name: number, side: 'before' | 'behind'): void {
    this.scope.extend(this.names.tokenOf(name), side)
  }

  /** Returns the neighbor of a value in the graph; undefined where there is none. */
  neighborOf(name: number, direction: Direction): Selection | undefined {
    const way = this.navigation.pathTo(this.names.tokenOrRoot(name))
    const token = neighborIn(this.index, this.navigation, this.outline, this.scope.root, way, direction)
    return token === undefined ? undefined : this.select(token)
  }

  /** Opens the ancestors of a value; returns its row. A key stands for its value. */
  private select(token: number): Selection {
    const way = this.navigation.pathTo(token)
    const value = way.at(-1)?.token ?? 0
    const closed = way.slice(0, -1).filter((step) => !this.expansion.isOpen(step.token))
    for (const step of closed) this.expansion.set(step.token, true)
    if (closed.length > 0) this.refresh()
    return { token: this.names.nameOf(value), row: rowOf(this.outline, value) ?? 0 }
  }

  private rowAt(at: number): TreeRow {
    const row = treeRowOf(this.index, this.navigation, this.outline, at, this.expansion.isOpen, this.issues)
    return { ...row, token: this.names.nameOf(row.token), parent: this.names.nameOf(row.parent) }
  }

  /** The open table follows its array through edits, so that its rows are never those of another. */
  private moveTable(list: number | undefined): void {
    this.table = this.table && list !== undefined ? { ...this.table, token: list } : undefined
  }

  private take(index: JsonIndex): void {
    this.index = index
    this.navigation = new TreeNavigation(index)
    this.matches = new Uint32Array()
  }

  private refresh(): number {
    this.outline = outlineOf(this.index, this.expansion.isOpen)
    return this.outline.tokens.length
  }
}
