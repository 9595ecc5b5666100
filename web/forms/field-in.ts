/** The field of a form that is marked `data-field`. It has no name: a form that is sent before its script runs sends nothing. */
export const fieldIn = (form: HTMLElement | null, name: string): HTMLInputElement | null | undefined =>
  form?.querySelector<HTMLInputElement>(`[data-field=${name}]`)
