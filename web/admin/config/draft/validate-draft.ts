import { type SectionName, type SiteConfig, sectionNames, sections } from '#contract/site-config/sections.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import type { Issues } from '#ui/fields/issues-at.ts'
import { serverIssues } from '../../../api/call-error.ts'
import type { Draft } from './draft.ts'
import { fieldsOfInputs, inputPath } from './text-inputs.ts'
import type { Values } from './values.ts'

/**
 * Validates a draft. Returns issues by the path of the input, such as `redirect_config.redirects.0.from`: those of the
 * schemas, and suggestions that are enabled without their service. `config` has the draft applied.
 */
export const validateDraft = (draft: Draft, config: Pick<SiteConfig, 'ai_config'>): Issues =>
  atInputs(
    Object.assign(
      draft.ai_config && config.ai_config.enable_ai ? missingService(config.ai_config) : {},
      ...sectionNames.map((name) => draft[name] && validateSection(name, fieldsOfInputs(draft[name].changes))),
    ),
  )

/** The missing settings of the service. */
function missingService({ api_endpoint, api_model, keys }: SiteConfig['ai_config']): Issues {
  const missing = { api_endpoint: api_endpoint === '', api_model: api_model === '', keys: keys.length === 0 }
  return Object.fromEntries(
    Object.entries(needed).flatMap(([field, issue]) =>
      missing[field as keyof typeof missing] ? [[`ai_config.${field}`, issue]] : [],
    ),
  )
}

const needed = {
  api_endpoint: { en: 'Suggestions need the address of a service', zh: '启用文案建议需要填写服务地址' },
  api_model: { en: 'Suggestions need a model', zh: '启用文案建议需要填写模型' },
  keys: { en: 'Suggestions need a key', zh: '启用文案建议需要至少一个密钥' },
}

/** The schema's issues of a section's fields, the first of each path. */
export function validateSection(name: SectionName, values: Values): Issues {
  const issues: Issues = {}
  for (const { field, message } of validationIssuesOf(sections[name], values)) issues[`${name}.${field}`] ??= message
  return issues
}

/** The server's issues by the same paths. Its messages are in one language, used for both. */
export const issuesOfAnswer = (error: unknown): Issues =>
  atInputs(
    Object.fromEntries(
      Object.entries(serverIssues(error)).map(([path, message]) => [path, { en: message, zh: message }]),
    ),
  )

const atInputs = (issues: Issues): Issues =>
  Object.fromEntries(Object.entries(issues).map(([path, issue]) => [inputPath(path), issue]))

/** Removes the issues at a path and below it. */
export const withoutIssuesAt = (issues: Issues, path: string): Issues =>
  Object.fromEntries(Object.entries(issues).filter(([at]) => at !== path && !at.startsWith(`${path}.`)))
