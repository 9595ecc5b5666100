/** Elements that the server wrote or drew: they exist before the script runs. */
export const servedElement = (id: 'boot' | 'served' | 'kept-config' | 'not-found'): HTMLElement | null =>
  document.getElementById(id)
