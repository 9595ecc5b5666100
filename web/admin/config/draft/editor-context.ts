import { createContext, useContext } from 'react'
import type { SectionName, SiteConfig } from '#contract/site-config/sections.ts'
import type { Localized } from '#kit/language.ts'
import type { Issues } from '#ui/fields/issues-at.ts'
import { useTexts } from '#ui/language/language.ts'
import type { Draft } from './draft.ts'
import type { StoredConfig } from './stored-config.ts'
import type { Values } from './values.ts'

/** The state shared by all parts of the configuration page. */
export interface Editor {
  /** Undefined until the server has answered; until then the forms show the cached copy, locked. */
  stored: StoredConfig | undefined
  draft: Draft
  /** The configuration with the draft applied. */
  config: SiteConfig
  /** By path, such as `site_info.site_url`. */
  issues: Issues
  isLocked: boolean
  change(name: SectionName, values: Values): void
  /** Opens the section of a path and focuses the field. */
  goTo(path: string): void
  /** The index of the page whose texts are open in the list of pages. */
  openPage: number | undefined
  setOpenPage(index: number | undefined): void
}

/** The id of the conflict warning. */
export const conflictId = 'conflict'

const EditorContext = createContext<Editor | undefined>(undefined)

export const EditorProvider = EditorContext.Provider

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('No EditorProvider above')
  return editor
}

const none: Localized = { en: '', zh: '' }

/** The issue at exactly this path, in the page's language; empty if there is none. */
export const useIssue = (path: string): string => useTexts(useEditor().issues[path] ?? none)

/** The issue at this path, or else the first one below it. */
export function useIssueIn(path: string): string {
  const { issues } = useEditor()
  const at = Object.keys(issues).find((other) => other === path || other.startsWith(`${path}.`))
  return useTexts(issues[at ?? ''] ?? none)
}
