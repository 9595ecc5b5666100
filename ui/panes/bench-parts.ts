/**
 * The parts of the bench that shortcuts, the buttons at the foot and a freshly opened page move to. A page has one
 * bench.
 */
const parts = { input: new Set<HTMLElement>(), output: new Set<HTMLElement>(), rail: new Set<HTMLElement>() }

/** The props of a part's element, made once for each; tests and styles select it by `data-bench`. */
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

/** Focuses the first field of the input, which may be an editor that has loaded since; returns whether there is one. */
export function focusInput(options?: FocusOptions): boolean {
  const [field] = inputFields()
  field?.focus(options)
  return field !== undefined
}

/** The text area of the input, until an editor replaces it. */
export const inputArea = (): HTMLTextAreaElement | undefined =>
  inputFields().find((field) => field instanceof HTMLTextAreaElement)

/** The inputs within an element, in document order. */
export const inputsIn = (element: HTMLElement | null): HTMLElement[] =>
  inOrder(parts.input).filter((input) => element?.contains(input))

export const isInInput = (element: Element): boolean => [...parts.input].some((input) => input.contains(element))

export const focusResult = (): void => inOrder(parts.output)[0]?.focus()

/** Scrolls the result into view and focuses it. */
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
