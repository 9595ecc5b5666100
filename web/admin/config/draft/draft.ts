import type { BodyOf } from '#contract/routes.ts'
import { type SectionName, type SiteConfig, sectionNames } from '#contract/site-config/sections.ts'
import type { StoredConfig } from './stored-config.ts'
import { inputsOf, sectionOfInputs } from './text-inputs.ts'
import type { Values } from './values.ts'

interface SectionDraft {
  /** The version on which the first change of the section was based. */
  version: number
  /** The inputs of the section in that version. */
  before: Values
  /** The inputs that differ from the stored ones. */
  changes: Values
}

/** Unsaved changes: only sections and inputs that differ. Kept in memory only, as they may include keys. */
export type Draft = { [Name in SectionName]?: SectionDraft }

/** Sets inputs of a section. An input with its stored value again is dropped from the draft. */
export function withChange(draft: Draft, stored: StoredConfig, name: SectionName, values: Values): Draft {
  const { version, before, changes } = draft[name] ?? {
    version: stored.versions[name],
    before: at(stored, name),
    changes: {},
  }
  const section = { version, before, changes: { ...changes, ...values } }
  return withoutUnchanged({ ...draft, [name]: section }, stored)
}

/** Drops inputs that equal the stored ones. */
export function withoutUnchanged(draft: Draft, stored: StoredConfig): Draft {
  const left = sectionsIn(draft).flatMap(([name, section]) => {
    const fields = Object.entries(section.changes).filter(([field, value]) => !isSame(value, at(stored, name)[field]))
    return fields.length > 0 ? [[name, { ...section, changes: Object.fromEntries(fields) }]] : []
  })
  return Object.fromEntries(left)
}

/** The configuration with the draft applied. */
export function withDraft(config: SiteConfig, draft: Draft): SiteConfig {
  const sections = sectionsIn(draft).map(([name, { changes }]) => [
    name,
    sectionOfInputs(name, { ...inputsOf(name, config[name]), ...changes }),
  ])
  return { ...config, ...Object.fromEntries(sections) }
}

/** The number of unsaved inputs. */
export const countChanges = (draft: Draft): number =>
  sectionsIn(draft).reduce((sum, [, { changes }]) => sum + Object.keys(changes).length, 0)

/** The request's entries: the changed fields of the changed sections, each with its base version. */
export const entriesOf = (draft: Draft): Exclude<BodyOf<'updateSiteConfig'>, unknown[]>['entries'] =>
  sectionsIn(draft).map(([name, section]) => ({
    name,
    version: section.version,
    config: JSON.stringify(changedFields(name, section)),
  }))

/** The fields of a section that are affected by its changed inputs. */
function changedFields(name: SectionName, { before, changes }: SectionDraft): Values {
  const was = sectionOfInputs(name, before)
  const fields = Object.entries(sectionOfInputs(name, { ...before, ...changes }))
  return Object.fromEntries(fields.filter(([field, value]) => !isSame(value, was[field])))
}

/** The stored configuration after saving a draft. Versions of other sections stay, as their new fields are unknown. */
export function withSaved(stored: StoredConfig, sent: Draft, versions: StoredConfig['versions']): StoredConfig {
  const newer = sectionsIn(sent).map(([name]) => [name, versions[name]])
  return { config: withDraft(stored.config, sent), versions: { ...stored.versions, ...Object.fromEntries(newer) } }
}

/** Rebases the draft on the server's current sections: after saving, and to overwrite. */
export function rebased(draft: Draft, stored: StoredConfig, names: readonly SectionName[]): Draft {
  const begun = sectionsIn(draft).map(([name, section]) =>
    names.includes(name)
      ? [name, { ...section, version: stored.versions[name], before: at(stored, name) }]
      : [name, section],
  )
  return withoutUnchanged(Object.fromEntries(begun), stored)
}

/** The sections that somebody else has saved since their draft was begun. */
export const conflictsIn = (draft: Draft, stored: StoredConfig): SectionName[] =>
  sectionsIn(draft).flatMap(([name, { version }]) => (version === stored.versions[name] ? [] : [name]))

/** The fields of a section that differ between the other's save and this draft. */
export function differences(draft: Draft, stored: StoredConfig, name: SectionName) {
  const { before = {}, changes = {} } = draft[name] ?? {}
  const theirs = at(stored, name)
  return Object.keys(theirs)
    .filter((field) => field in changes || !isSame(theirs[field], before[field]))
    .map((field) => ({ field, theirs: theirs[field], yours: changes[field], isYours: field in changes }))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const at = ({ config }: StoredConfig, name: SectionName): Values => inputsOf(name, config[name])

const sectionsIn = (draft: Draft): [SectionName, SectionDraft][] =>
  sectionNames.flatMap((name): [SectionName, SectionDraft][] => (draft[name] ? [[name, draft[name]]] : []))
