/** Writes a check; GORM takes a name only of letters, digits, underlines and dashes. */
export const checkSetting = ({ name, expression }: { name: string; expression: string }): string =>
  `check:${/^[\w-]+$/.test(name) ? name : ''},${expression}`
