import { type SectionName, sectionNames, sections } from '#contract/site-config/sections.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import type { Issues } from '#ui/fields/issues-at.ts'
import { serverIssues } from '../../../api/call-error.ts'
import type { Draft } from './draft.ts'
import { fieldsOfInputs, inputPath } from './text-inputs.ts'
import type { Values } from './values.ts'

/** What the schemas find wrong with a draft, by the path of the input, such as `redirect_config.redirects.0.from`. */
export const validateDraft = (draft: Draft): Issues =>
  atInputs(
    Object.assign(
      {},
      ...sectionNames.map((name) => draft[name] && validateSection(name, fieldsOfInputs(draft[name].changes))),
    ),
  )

/** What the schema finds wrong with fields of a section, the first thing of each path. */
export function validateSection(name: SectionName, values: Values): Issues {
  const issues: Issues = {}
  for (const { field, message } of validationIssuesOf(sections[name], values)) issues[`${name}.${field}`] ??= message
  return issues
}

/** What the server found wrong, by the same paths. It says so once, in whatever language. */
export const issuesOfAnswer = (error: unknown): Issues =>
  atInputs(
    Object.fromEntries(
      Object.entries(serverIssues(error)).map(([path, message]) => [path, { en: message, zh: message }]),
    ),
  )

const atInputs = (issues: Issues): Issues =>
  Object.fromEntries(Object.entries(issues).map(([path, issue]) => [inputPath(path), issue]))

/** Leaves out what belongs to a field, or to something in it. */
export const withoutIssuesAt = (issues: Issues, path: string): Issues =>
  Object.fromEntries(Object.entries(issues).filter(([at]) => at !== path && !at.startsWith(`${path}.`)))
