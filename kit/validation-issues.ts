import type { z } from 'zod'
import type { ValidationIssue } from './input-error.ts'
import { issueSentences } from './issue-sentences.ts'
import type { Localized } from './language.ts'

/** Returns the issues of an input in every language. */
export function validationIssuesOf(schema: z.ZodType, raw: unknown): ValidationIssue[] {
  const issues = schema.safeParse(raw).error?.issues ?? []
  return issues.flatMap((issue) => fieldsOf(issue).map((field) => ({ field, message: messageOf(issue, field, raw) })))
}

/** The issue of an unknown field is reported at the field, though the schema reports it at its object. */
function fieldsOf(issue: z.core.$ZodIssue): string[] {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]]
  return unknown.map((key) => [...issue.path, ...key].join('.'))
}

function messageOf(issue: z.core.$ZodIssue, field: string, raw: unknown): Localized {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issueSentences.unknown(field)
    case 'invalid_value':
      return issueSentences.choice(issue.values)
    case 'too_small':
      return isLength(issue.origin)
        ? issueSentences.tooShort(issue.origin, issue.minimum)
        : issueSentences.atLeast(issue.minimum)
    case 'too_big':
      return isLength(issue.origin)
        ? issueSentences.tooLong(issue.origin, issue.maximum)
        : issueSentences.atMost(issue.maximum)
    case 'invalid_type':
      return issueSentences.kind(issue.expected)
    case 'custom':
      return issue.params ? { en: String(issue.params['en']), zh: String(issue.params['zh']) } : issueSentences.unfit()
    default:
      return valueAt(issue.path, raw) === undefined ? issueSentences.missing() : issueSentences.unfit()
  }
}

const valueAt = (path: readonly PropertyKey[], raw: unknown): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], raw)

const isLength = (origin: string): boolean => origin === 'string' || origin === 'array'
