/** Whether a target takes pasted or dropped text: an input, a text area or an editor. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !textless.test(target.type) && isOpen(target)
  if (target instanceof HTMLTextAreaElement) return isOpen(target)
  return target instanceof HTMLElement && target.isContentEditable && !target.closest('[aria-readonly=true]')
}

const isOpen = ({ readOnly, disabled }: HTMLInputElement | HTMLTextAreaElement): boolean => !readOnly && !disabled

/** Types of inputs without text. */
const textless = /^(?:button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/
