/** Elements rendered by the server: they exist before the script runs. */
export const servedElement = (id: 'boot' | 'served' | 'kept-config' | 'not-found'): HTMLElement | null =>
  document.getElementById(id)
