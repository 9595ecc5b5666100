/** What the server wrote for the script, or drew before it: there before anything of ours is. */
export const servedElement = (id: 'boot' | 'served' | 'kept-config' | 'not-found'): HTMLElement | null =>
  document.getElementById(id)
