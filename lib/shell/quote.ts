/** The shells that commands are written for: POSIX ones, and PowerShell from 7.3 on, which hands quotes on as they are. */
export const shells = ['sh', 'powershell'] as const

export type Shell = (typeof shells)[number]

/** What a person calls them. */
export const shellNames: Record<Shell, string> = { sh: 'bash, zsh', powershell: 'PowerShell 7' }

/**
 * Quotes a text so that a shell takes it literally. In single quotes that holds for everything but the quote itself
 * (POSIX, section 2.2.2), as which PowerShell also reads the typographic ones (about_Quoting_Rules).
 */
export const quote = (text: string, shell: Shell): string =>
  shell === 'sh' ? `'${text.replaceAll("'", "'\\''")}'` : `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`

/** Quotes a text unless a shell reads it as it stands anyway. */
export const quoteWhereNeeded = (text: string, shell: Shell): string =>
  plain[shell].test(text) ? text : quote(text, shell)

const plain: Record<Shell, RegExp> = {
  // zsh replaces a word that begins with = by the path of a program.
  sh: /^[\w@%+:,./-][\w@%+=:,./-]*$/,
  // Numbers are rewritten, commas make lists, @ begins a variable, and a dot ends an option.
  powershell: /^(?:--?[a-z][\w-]*|(?:\.{0,2}\/|[a-z_])[\w/.+=%-]*)$/i,
}
