import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { SectionName, SiteConfig } from '#contract/site-config/sections.ts'
import type { Issues } from '#ui/fields/issues-at.ts'
import { onSessionExpired } from '../../session/session.ts'
import { useUser } from '../../session/use-user.ts'
import { inPageOrder, sectionOf } from './cards/path-label.ts'
import {
  conflictsIn,
  countChanges,
  type Draft,
  rebased,
  withChange,
  withDraft,
  withoutUnchanged,
} from './draft/draft.ts'
import { conflictId, type Editor } from './draft/editor-context.ts'
import { defaults, type StoredConfig } from './draft/stored-config.ts'
import { inputsOf } from './draft/text-inputs.ts'
import { useSave } from './draft/use-save.ts'
import { issuesOfAnswer, validateDraft, withoutIssuesAt } from './draft/validate-draft.ts'
import type { Values } from './draft/values.ts'
import { focusAt } from './focus-at.ts'

/** The draft of a lost session. Kept in memory only, as it may include keys. */
let left: { username: string | undefined; draft: Draft } | undefined

/** The state of the configuration page: the draft, its issues, and saving. */
export function useConfigEditor(stored: StoredConfig | undefined, saved: SiteConfig) {
  const navigate = useNavigate()
  const section = sectionOf(useLocation({ select: ({ hash }) => hash })) ?? 'site_info'
  const [editedDraft, setDraft] = useDraft()
  const draft = useMemo(() => (stored ? withoutUnchanged(editedDraft, stored) : {}), [editedDraft, stored])
  const config = useMemo(() => withDraft(saved, draft), [saved, draft])
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<Issues>({})
  const [focusTarget, setFocusTarget] = useState<{ path: string }>()
  const [openPage, setOpenPage] = useState<number>()
  const issues = useMemo(
    () => inPageOrder({ ...refused, ...(isChecked ? validateDraft(draft, config) : {}) }),
    [refused, isChecked, draft, config],
  )

  const saving = useSave({
    onSaved(sent, newer) {
      setDraft((now) => rebased(now, newer, Object.keys(sent) as SectionName[]))
      setChecked(false)
      setRefused({})
    },
    onRefused(error) {
      const refusals = inPageOrder(issuesOfAnswer(error))
      setRefused(refusals)
      const [first] = Object.keys(refusals)
      if (first) goTo(first)
    },
  })

  useEffect(() => {
    if (!focusTarget || sectionOf(focusTarget.path) !== section) return
    focusAt(focusTarget.path)
    setFocusTarget(undefined)
  }, [focusTarget, section])

  function goTo(path: string): void {
    const name = sectionOf(path)
    setFocusTarget({ path })
    if (name && name !== section) void navigate({ to: '.', search: true, hash: name, resetScroll: false } as never)
  }

  function change(name: SectionName, values: Values): void {
    if (!stored) return
    setDraft((now) => withChange(now, stored, name, values))
    setRefused((now) => Object.keys(values).reduce((left, field) => withoutIssuesAt(left, `${name}.${field}`), now))
  }

  function save(toSave: Draft): void {
    if (saving.isPending || countChanges(toSave) === 0) return
    const newIssues = inPageOrder(validateDraft(toSave, withDraft(saved, toSave)))
    const [first] = Object.keys(newIssues)
    setChecked(true)
    setRefused({})
    if (first) goTo(first)
    else saving.mutate(toSave)
  }

  function overwrite(names: SectionName[]): void {
    if (!stored) return
    const begun = rebased(draft, stored, names)
    setDraft(begun)
    save(begun)
  }

  function replaceDraft(other: Draft): void {
    setDraft(other)
    setChecked(false)
    setRefused({})
  }

  const conflicts = stored ? conflictsIn(draft, stored) : []
  const editor: Editor = {
    stored,
    draft,
    config,
    issues,
    isLocked: !stored,
    change,
    goTo,
    openPage,
    setOpenPage,
  }
  return {
    editor,
    section,
    conflicts,
    count: countChanges(draft),
    isSaving: saving.isPending,
    save: () => (conflicts.length > 0 ? focusAt(conflictId) : save(draft)),
    overwrite,
    replaceDraft,
    resetSection: (name: SectionName) => change(name, inputsOf(name, defaults[name])),
  }
}

/** Holds the draft. If the session is lost meanwhile, the same user gets it back after logging in. */
function useDraft() {
  const username = useUser()?.username
  const [draft, setDraft] = useState<Draft>(() => (left && left.username === username ? left.draft : {}))
  const latest = useRef({ username, draft })
  // The name may be deleted before the event of the expired session arrives.
  latest.current = { username: username ?? latest.current.username, draft }

  useEffect(() => {
    left = undefined
    return onSessionExpired(() => {
      left = latest.current
    })
  }, [])

  return [draft, setDraft] as const
}
