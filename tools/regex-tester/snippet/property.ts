import type { AST } from '@eslint-community/regexpp'

/** A property of characters that Unicode defines. */
export type Property =
  | { kind: 'category'; name: string }
  | { kind: 'script'; name: string }
  | { kind: 'extensions'; name: string }
  | { kind: 'binary'; name: string }

/** Reads the property in `\p{…}`: a general category, a script or a binary property. */
export function propertyOf({ key, value }: AST.UnicodePropertyCharacterSet): Property {
  if (value === null) return { kind: 'binary', name: key }
  // The parser says so of a category that stands alone, too: `\p{L}`.
  if (key === 'General_Category' || key === 'gc') return { kind: 'category', name: categories[value] ?? value }
  if (key === 'Script' || key === 'sc') return { kind: 'script', name: value }
  return { kind: 'extensions', name: value }
}

/** The general categories by their long names (Unicode, PropertyValueAliases). */
const categories: Record<string, string> = {
  Letter: 'L',
  Uppercase_Letter: 'Lu',
  Lowercase_Letter: 'Ll',
  Titlecase_Letter: 'Lt',
  Modifier_Letter: 'Lm',
  Other_Letter: 'Lo',
  Mark: 'M',
  Combining_Mark: 'M',
  Nonspacing_Mark: 'Mn',
  Spacing_Mark: 'Mc',
  Enclosing_Mark: 'Me',
  Number: 'N',
  Decimal_Number: 'Nd',
  digit: 'Nd',
  Letter_Number: 'Nl',
  Other_Number: 'No',
  Punctuation: 'P',
  punct: 'P',
  Connector_Punctuation: 'Pc',
  Dash_Punctuation: 'Pd',
  Open_Punctuation: 'Ps',
  Close_Punctuation: 'Pe',
  Initial_Punctuation: 'Pi',
  Final_Punctuation: 'Pf',
  Other_Punctuation: 'Po',
  Symbol: 'S',
  Math_Symbol: 'Sm',
  Currency_Symbol: 'Sc',
  Modifier_Symbol: 'Sk',
  Other_Symbol: 'So',
  Separator: 'Z',
  Space_Separator: 'Zs',
  Line_Separator: 'Zl',
  Paragraph_Separator: 'Zp',
  Other: 'C',
  Control: 'Cc',
  cntrl: 'Cc',
  Format: 'Cf',
  Surrogate: 'Cs',
  Private_Use: 'Co',
  Unassigned: 'Cn',
}

/** The scripts whose names are as short as the codes that only some languages know. */
const shortScripts = ['Ahom', 'Cham', 'Kawi', 'Lisu', 'Thai', 'Toto']

/** Says whether a script is called by its name, and not by its code: `Han`, not `Hani`. */
export const isLongName = (script: string): boolean => script.length !== 4 || shortScripts.includes(script)
