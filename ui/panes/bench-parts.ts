/** What the keys, the buttons at the foot and a page that has just been opened lead to. A page has one bench. */
const parts = { input: new Set<HTMLElement>(), output: new Set<HTMLElement>(), rail: new Set<HTMLElement>() }

/** What the element of a part is given, once for each; tests and styles know it by `data-bench`. */
const partOf = (name: keyof typeof parts) => ({
  ref: (element: HTMLElement | null) => {
    if (element) parts[name].add(element)
    return () => void (element && parts[name].delete(element))
  },
  'data-bench': name,
})
export const inputPart = partOf('input')
export const resultPart = partOf('output')
export const optionsPart = partOf('rail')

/** Focuses the first field of the input, which may be an editor that came later; false where there is none. */
export function focusInput(options?: FocusOptions): boolean {
  const [field] = inputFields()
  field?.focus(options)
  return field !== undefined
}

/** The text area of the input, where no editor has taken its place yet. */
export const inputArea = (): HTMLTextAreaElement | undefined =>
  inputFields().find((field) => field instanceof HTMLTextAreaElement)

/** Those within an element, in their order. */
export const inputsIn = (element: HTMLElement | null): HTMLElement[] =>
  inOrder(parts.input).filter((input) => element?.contains(input))

export const isInInput = (element: Element): boolean => [...parts.input].some((input) => input.contains(element))

export const focusResult = (): void => inOrder(parts.output)[0]?.focus()

/** Brings the result into view, where the focus is to go to it as well. */
export function showResult(): void {
  const [output] = inOrder(parts.output)
  output?.focus({ preventScroll: true })
  output?.scrollIntoView({ block: 'nearest' })
}

export const showOptions = (options?: ScrollIntoViewOptions): void => inOrder(parts.rail)[0]?.scrollIntoView(options)

const inputFields = (): HTMLElement[] =>
  inOrder(parts.input).flatMap((input) => input.querySelector<HTMLElement>(fields) ?? [])

const inOrder = (elements: ReadonlySet<HTMLElement>): HTMLElement[] =>
  [...elements].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))

const fields = 'textarea, input:not([type=file]), [contenteditable=true]'
