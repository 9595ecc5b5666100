/** The supported shells: POSIX ones, and PowerShell from 7.3, which passes quotes to programs unchanged. */
export const shells = ['sh', 'powershell'] as const

export type Shell = (typeof shells)[number]

/** The display names of shells. */
export const shellNames: Record<Shell, string> = { sh: 'bash, zsh', powershell: 'PowerShell 7' }

/**
 * Quotes a text so that a shell reads it literally. Single quotes escape everything but the single quote (POSIX,
 * section 2.2.2), as which PowerShell also reads the typographic ones (about_Quoting_Rules).
 */
export const quote = (text: string, shell: Shell): string =>
  shell === 'sh' ? `'${text.replaceAll("'", "'\\''")}'` : `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`

/** Quotes a text unless a shell reads it literally without quotes. */
export const quoteWhereNeeded = (text: string, shell: Shell): string =>
  plain[shell].test(text) ? text : quote(text, shell)

const plain: Record<Shell, RegExp> = {
  // zsh expands a word that begins with = to the path of a program.
  sh: /^[\w@%+:,./-][\w@%+=:,./-]*$/,
  // PowerShell reformats numbers, makes lists of commas and variables of @, and ends an option at a dot.
  powershell: /^(?:--?[a-z][\w-]*|(?:\.{0,2}\/|[a-z_])[\w/.+=%-]*)$/i,
}
