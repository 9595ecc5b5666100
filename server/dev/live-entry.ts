import type { Plugin } from 'vite'

/** Where a page finds the script that brings it to life. */
export const liveEntryPath = '/@id/virtual:live-entry'

/**
 * Gives the first script of a page. React's refreshing must be there before any component is, and a module is run after
 * those that it imports.
 */
export function liveEntry(): Plugin {
  return {
    name: 'live-entry',
    resolveId: (id) => (id === 'virtual:live-entry' ? id : undefined),
    load: (id) =>
      id === 'virtual:live-entry'
        ? "import '/@vite/client'; import '@vitejs/plugin-react/preamble'; import('/web/entry-client.tsx')"
        : undefined,
  }
}
