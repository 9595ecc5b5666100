import { loadErrors } from '#core/load-tools.node.ts'
import { describeFailedStep } from '#core/pipeline/describe-failed-step.ts'
import { errors as pipelineErrors } from '#core/pipeline/errors.ts'
import { InputError } from '#kit/input-error.ts'
import type { Language } from '#kit/language.ts'
import { StepError } from '#kit/pipeline/step-error.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { isMissingPackage } from '#lib/missing-package.ts'
import { describeSystemError, isSystemError } from '#lib/system-error.node.ts'
import { escapeControls, escapeControlsInLine } from '#lib/text/escape-controls.ts'
import { findNamedTool } from './find-operation.ts'
import { UsageError } from './usage-error.ts'

interface Described {
  code: number
  text: string
}

/**
 * Describes why a command failed, with its exit code. Control characters in quoted names, values and texts are escaped.
 */
export async function describeFailure(
  error: unknown,
  [toolName = '']: string[],
  language: Language,
): Promise<Described> {
  if (error instanceof StepError) {
    const { code, text } = await describeFailure(error.cause, [error.step.tool], language)
    return { code, text: joinLabel(describeFailedStep(error.step)[language], text) }
  }
  if (error instanceof UsageError) return { code: 2, text: escapeControlsInLine(error.sentence[language]) }
  if (error instanceof InputError) {
    const lines = error.issues.map(({ field, message }) =>
      escapeControlsInLine(field ? `${field}: ${message[language]}` : message[language]),
    )
    return { code: 2, text: lines.join('\n') }
  }
  if (error instanceof ToolError) {
    const errors = { ...pipelineErrors, ...(await loadErrors((await findNamedTool(toolName)).id)) }
    return { code: 1, text: escapeControls(sentenceOf(error, errors, language)) }
  }
  const missing = missingPackageOf(error)
  if (missing) {
    const text = {
      en: `This needs the package ${missing}, which is optional and not installed: npm install ${missing}`,
      zh: `此功能需要可选的软件包 ${missing}，目前未安装：npm install ${missing}`,
    }
    return { code: 2, text: text[language] }
  }
  // System errors about paths or a full disk are shown, since the user can correct them.
  if (isSystemError(error)) return { code: 2, text: escapeControlsInLine(describeSystemError(error, language)) }
  return { code: 70, text: escapeControls(error instanceof Error ? (error.stack ?? error.message) : String(error)) }
}

/** Returns the name of a package that is not installed; missing paths are our own files, which is a bug. */
const missingPackageOf = (error: unknown): string | undefined =>
  isMissingPackage(error)
    ? /Cannot find (?:package|module) '(@[\w.-]+\/[\w.-]+|[\w.-]+)/.exec(error.message)?.[1]
    : undefined
