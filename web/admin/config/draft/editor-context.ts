import { createContext, useContext } from 'react'
import type { SectionName, SiteConfig } from '#contract/site-config/sections.ts'
import type { Localized } from '#kit/language.ts'
import type { Issues } from '#ui/fields/issues-at.ts'
import { useTexts } from '#ui/language/language.ts'
import type { Draft } from './draft.ts'
import type { StoredConfig } from './stored-config.ts'
import type { Values } from './values.ts'

/** What every part of the configuration's page works on. */
export interface Editor {
  /** Undefined until the server has answered; the forms then show the copy of this device, locked. */
  stored: StoredConfig | undefined
  draft: Draft
  /** The configuration as it would be once saved. */
  config: SiteConfig
  /** By path, such as `site_info.site_url`. */
  issues: Issues
  isLocked: boolean
  change(name: SectionName, values: Values): void
  /** Shows the section of a path and puts the focus on the field. */
  goTo(path: string): void
  /** The place of the page whose texts are open in the list of pages. */
  openPage: number | undefined
  setOpenPage(index: number | undefined): void
}

/** The id of the warning that somebody else has saved meanwhile. */
export const conflictId = 'conflict'

const EditorContext = createContext<Editor | undefined>(undefined)

export const EditorProvider = EditorContext.Provider

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('No EditorProvider above')
  return editor
}

const none: Localized = { en: '', zh: '' }

/** What is wrong at exactly this path, in the reader's language; empty where nothing is. */
export const useIssue = (path: string): string => useTexts(useEditor().issues[path] ?? none)

/** What is wrong at this path, or else the first thing in it. */
export function useIssueIn(path: string): string {
  const { issues } = useEditor()
  const at = Object.keys(issues).find((other) => other === path || other.startsWith(`${path}.`))
  return useTexts(issues[at ?? ''] ?? none)
}
