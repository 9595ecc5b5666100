import { InputError } from '#kit/input-error.ts'
import { type ErrorMessage, errorMessageOf, sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { furnitureErrors } from '../language/furniture-errors.ts'
import { useLanguage } from '../language/language.ts'
import { useToolErrors, useToolTexts } from './tool-texts.ts'

/** Returns the localized message of an error. A bug gets one general sentence without details. */
export function useSentence(): (error: Error) => string {
  const language = useLanguage()
  const errors = useToolErrors()
  const faultsIn = useIssues()
  return (error) => {
    if (error instanceof ToolError) return sentenceOf(error, { ...furnitureErrors, ...errors }, language)
    if (!(error instanceof InputError)) return bug[language]
    return faultsIn(error)
      .map(({ label, message }) => `${label}: ${message}`)
      .join('; ')
  }
}

/** Returns the localized message of an error and its reason, apart. */
export function useErrorMessage(): (error: Error) => ErrorMessage {
  const language = useLanguage()
  const errors = useToolErrors()
  const sentence = useSentence()
  const faultsIn = useIssues()
  return (error) => {
    if (error instanceof ToolError) return errorMessageOf(error, { ...furnitureErrors, ...errors }, language)
    const [issue, ...more] = error instanceof InputError ? faultsIn(error) : []
    if (!issue || more.length > 0) return { title: sentence(error), reason: '' }
    return { title: issue.label, reason: issue.message }
  }
}

/** Lists the issues of an input's fields, each by its label. */
function useIssues() {
  const language = useLanguage()
  const texts = useToolTexts()
  const labels = texts.input
  return ({ issues }: InputError) =>
    issues.map(({ field, message }) => ({ label: labels[field]?.label ?? field, message: message[language] }))
}

const bug = { en: 'Something went wrong', zh: '出错了' }
