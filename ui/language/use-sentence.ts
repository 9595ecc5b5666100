import { InputError } from '#kit/input-error.ts'
import { type Complaint, complaintOf, sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { useTool } from '../frame/tool.ts'
import { furnitureErrors } from './furniture-errors.ts'
import { useLanguage } from './language.ts'

/** Says what went wrong, in the reader's language. A bug gets one sentence and nothing of its inside. */
export function useSentence(): (error: Error) => string {
  const language = useLanguage()
  const { errors } = useTool()
  const faultsIn = useFaults()
  return (error) => {
    if (error instanceof ToolError) return sentenceOf(error, { ...furnitureErrors, ...errors }, language)
    if (!(error instanceof InputError)) return bug[language]
    return faultsIn(error)
      .map(({ label, message }) => `${label}: ${message}`)
      .join('; ')
  }
}

/** Says what went wrong and why, apart. */
export function useComplaint(): (error: Error) => Complaint {
  const language = useLanguage()
  const { errors } = useTool()
  const sentence = useSentence()
  const faultsIn = useFaults()
  return (error) => {
    if (error instanceof ToolError) return complaintOf(error, { ...furnitureErrors, ...errors }, language)
    const [fault, ...more] = error instanceof InputError ? faultsIn(error) : []
    if (!fault || more.length > 0) return { title: sentence(error), reason: '' }
    return { title: fault.label, reason: fault.message }
  }
}

/** Says what is wrong with the fields of an input, each by its label. */
function useFaults() {
  const language = useLanguage()
  const { texts } = useTool()
  const labels = texts.input
  return ({ faults }: InputError) =>
    faults.map(({ field, message }) => ({ label: labels[field]?.label ?? field, message: message[language] }))
}

const bug = { en: 'Something went wrong', zh: '出错了' }
