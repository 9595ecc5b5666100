import { type Shell, shellNames } from '#lib/shell/quote.ts'
import { escapeHtml } from '../pages/escape-html.ts'

/** Writes code with a caption, and a placeholder where the page's script puts a copy button. */
export const writeCode = (name: string, code: string, attributes = ''): string =>
  `<div data-code><div>${name}<span data-copy></span></div><pre tabindex="0"${attributes}>${escapeHtml(code)}</pre></div>`

/** Writes a command for POSIX shells, with the attributes, and in a collapsed block for PowerShell. */
export function writeForShells(name: string, write: (shell: Shell) => string, attributes: string): string {
  const nameFor = (shell: Shell) => (name ? `${name} · ${shellNames[shell]}` : shellNames[shell])
  const folded = writeCode(nameFor('powershell'), write('powershell'))
  return `${writeCode(nameFor('sh'), write('sh'), attributes)}<details><summary>${shellNames.powershell}</summary>${folded}</details>`
}
