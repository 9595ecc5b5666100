import { z } from 'zod'
import type { ReadBodyOf } from '#contract/routes.ts'
import { type SectionName, type SiteConfig, sectionNames, sections } from '#contract/site-config/sections.ts'
import type { ValidationIssue } from '#kit/input-error.ts'
import type { Language } from '#kit/language.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import { writeAuditEntries } from '../audit/write-audit-entries.ts'
import { invalidFields, versionConflict } from '../http/refusal.ts'
import type { Handlers } from '../routes/handler.ts'
import { principalOf } from '../routes/principal.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { bumpRevision } from '../store/bump-revision.ts'
import { sha256 } from '../store/sha256.ts'
import { parseObject } from '../strict-json/parse-object.ts'
import { checkOwnerScript } from './parse-owner-script.ts'
import { readVersionedConfig } from './read-site-config.ts'

type Answers = Pick<Handlers, 'readWholeConfig' | 'updateSiteConfig'>

/** Handles the administrators' calls about the configuration. */
export const configHandlers = (parts: SiteContext): Answers => ({
  readWholeConfig: async () => {
    const { config, versions } = await readVersionedConfig(parts.database)
    const texts = Object.fromEntries(sectionNames.map((name) => [name, JSON.stringify(config[name])]))
    return { data: { ...(texts as Record<SectionName, string>), _versions: versions } }
  },
  updateSiteConfig: updateSiteConfig(parts),
})

/**
 * Changes sections of the configuration (§3), all or none: an invalid one, or one with a version conflict, prevents all
 * changes.
 */
const updateSiteConfig =
  ({ database, site }: SiteContext): Handlers['updateSiteConfig'] =>
  async (call) => {
    const { user, language } = principalOf(call)
    const changes = readChanges(call.body.entries, language)
    const versions = await database.transaction().execute(async (transaction) => {
      await bumpRevision(transaction)
      const { config, versions } = await readVersionedConfig(transaction)
      const conflicts = changes
        .filter(({ name, version }) => version !== undefined && version !== versions[name])
        .map(({ name }) => ({ name, version: versions[name] }))
      if (conflicts.length > 0) throw versionConflict(conflicts)

      const rows = changes.map(({ name, change }) => ({
        name,
        config: JSON.stringify({ ...config[name], ...change }),
        version: versions[name] + 1,
        update_time: Date.now(),
      }))
      await transaction
        .insertInto('site_config')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet((row) => ({
            config: row.ref('excluded.config'),
            version: row.ref('excluded.version'),
            update_time: row.ref('excluded.update_time'),
          })),
        )
        .execute()
      const who = { username: user.username, action: 'config.update', address: call.address }
      await writeAuditEntries(
        transaction,
        ...rows.map(({ name, config }) => ({ ...who, target: name, hash: sha256(config) })),
      )
      return { ...versions, ...Object.fromEntries(rows.map(({ name, version }) => [name, version])) }
    })
    await site.refresh()
    return { msg: '更新成功', data: { updated: changes.map(({ name }) => name), _versions: versions } }
  }

interface SectionChange {
  name: SectionName
  version: number | undefined
  change: Record<string, unknown>
}

/** @throws Refusal 400 with every invalid field of all entries */
function readChanges(entries: ReadBodyOf<'updateSiteConfig'>['entries'], language: Language): SectionChange[] {
  const issues: ValidationIssue[] = []
  const changes = entries.flatMap(({ name, config, version }, index) => {
    if (entries.findIndex((other) => other.name === name) < index)
      issues.push({ field: `entries.${index}.name`, message: duplicateSection })
    const read = readChange(name, parseObject(config, name, language))
    if ('change' in read) return [{ name, version, change: read.change }]
    issues.push(...read.issues)
    return []
  })
  if (issues.length > 0) throw invalidFields(issues, language)
  return changes
}

const duplicateSection = { en: 'This section appears twice', zh: '此配置项重复' }

/**
 * Parses the change of a section: only the fields that were sent. Unknown fields are dropped; issues name fields like
 * `site_info.site_url`.
 */
function readChange(
  name: SectionName,
  sent: Record<string, unknown>,
): { change: Record<string, unknown> } | { issues: ValidationIssue[] } {
  const { shape }: z.ZodObject = sections[name]
  // Only the fields that were sent, so that no default replaces a stored value.
  const part = z.object(Object.fromEntries(Object.entries(shape).filter(([field]) => Object.hasOwn(sent, field))))
  const read = part.safeParse(sent)
  const issues = read.success ? (serverChecks[name]?.(read.data) ?? []) : validationIssuesOf(part, sent)
  if (!read.success || issues.length > 0)
    return { issues: issues.map(({ field, message }) => ({ field: `${name}.${field}`, message })) }
  return { change: read.data }
}

/** Validation that only the server can do, after that by the schema. */
const serverChecks: { [Name in SectionName]?: (change: Partial<SiteConfig[Name]>) => ValidationIssue[] } = {
  site_info: ({ site_meta_script }) => {
    const issue = checkOwnerScript(site_meta_script ?? '')
    if (issue === undefined) return []
    return [{ field: 'site_meta_script', message: { en: issue.en, zh: `脚本不符合要求：${issue.zh}` } }]
  },
}
