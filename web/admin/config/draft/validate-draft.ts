import { type SectionName, sectionNames, sections } from '#contract/site-config/sections.ts'
import { faultsOf } from '#kit/faults.ts'
import type { Faults } from '#ui/fields/faults-at.ts'
import { serverFaults } from '../../../api/call-error.ts'
import type { Draft, Values } from './draft.ts'

/** What the schemas find wrong with a draft, by path, such as `redirect_config.redirects.0.from`. */
export const validateDraft = (draft: Draft): Faults =>
  Object.assign({}, ...sectionNames.map((name) => draft[name] && validateSection(name, draft[name].changes)))

/** What the schema finds wrong with fields of a section, the first thing of each path. */
export function validateSection(name: SectionName, values: Values): Faults {
  const faults: Faults = {}
  for (const { field, message } of faultsOf(sections[name], values)) faults[`${name}.${field}`] ??= message
  return faults
}

/** What the server found wrong, by the same paths. It says so once, in whatever language. */
export const faultsOfAnswer = (error: unknown): Faults =>
  Object.fromEntries(Object.entries(serverFaults(error)).map(([path, message]) => [path, { en: message, zh: message }]))

/** Leaves out what belongs to a field, or to something in it. */
export const withoutFaultsAt = (faults: Faults, path: string): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([at]) => at !== path && !at.startsWith(`${path}.`)))
