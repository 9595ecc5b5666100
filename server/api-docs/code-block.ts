import { type Shell, shellNames } from '#lib/shell/quote.ts'
import { escapeHtml } from '../pages/escape-html.ts'

/** Writes code under its name, with the place where the page's script puts a button that copies it. */
export const writeCode = (name: string, code: string, attributes = ''): string =>
  `<div data-code><div>${name}<span data-copy></span></div><pre tabindex="0"${attributes}>${escapeHtml(code)}</pre></div>`

/** Writes a command for POSIX shells, with the attributes, and folded away for PowerShell. */
export function writeForShells(name: string, write: (shell: Shell) => string, attributes: string): string {
  const nameFor = (shell: Shell) => (name ? `${name} · ${shellNames[shell]}` : shellNames[shell])
  const folded = writeCode(nameFor('powershell'), write('powershell'))
  return `${writeCode(nameFor('sh'), write('sh'), attributes)}<details><summary>${shellNames.powershell}</summary>${folded}</details>`
}
