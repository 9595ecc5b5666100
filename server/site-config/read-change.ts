import { z } from 'zod'
import { type SectionName, type SiteConfig, sections } from '#contract/site-config/sections.ts'
import type { ValidationIssue } from '#kit/input-error.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import { checkMetaScript } from './meta-script.ts'

/**
 * Reads what is to change of a section: the fields that were sent, and no others. Fields that nobody knows are dropped;
 * issues name theirs as `site_info.site_url`.
 */
export function readChange(
  name: SectionName,
  sent: Record<string, unknown>,
): { change: Record<string, unknown> } | { issues: ValidationIssue[] } {
  const { shape }: z.ZodObject = sections[name]
  // Only what was sent, so that no default takes the place of what is stored.
  const part = z.object(Object.fromEntries(Object.entries(shape).filter(([field]) => Object.hasOwn(sent, field))))
  const read = part.safeParse(sent)
  const issues = read.success ? (serverChecks[name]?.(read.data) ?? []) : validationIssuesOf(part, sent)
  if (!read.success || issues.length > 0)
    return { issues: issues.map(({ field, message }) => ({ field: `${name}.${field}`, message })) }
  return { change: read.data }
}

/** What only the server can tell of a section whose fields have the right form. */
const serverChecks: { [Name in SectionName]?: (change: Partial<SiteConfig[Name]>) => ValidationIssue[] } = {
  site_info: ({ site_meta_script }) => {
    const issue = checkMetaScript(site_meta_script ?? '')
    if (issue === undefined) return []
    return [{ field: 'site_meta_script', message: { en: issue.en, zh: `脚本不符合要求：${issue.zh}` } }]
  },
}
