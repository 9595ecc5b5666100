import { type SectionName, type SiteConfig, sectionNames, sections } from '#contract/site-config/sections.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import type { Issues } from '#ui/fields/issues-at.ts'
import { serverIssues } from '../../../api/call-error.ts'
import type { Draft } from './draft.ts'
import { fieldsOfInputs, inputPath } from './text-inputs.ts'
import type { Values } from './values.ts'

/**
 * What is wrong with a draft, by the path of the input, such as `redirect_config.redirects.0.from`: what the schemas find,
 * and suggestions that are switched on without the service that they come from. `config` is all of it with the draft.
 */
export const validateDraft = (draft: Draft, config: Pick<SiteConfig, 'ai_config'>): Issues =>
  atInputs(
    Object.assign(
      draft.ai_config && config.ai_config.enable_ai ? missingService(config.ai_config) : {},
      ...sectionNames.map((name) => draft[name] && validateSection(name, fieldsOfInputs(draft[name].changes))),
    ),
  )

/** What of the service is not there yet. */
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
