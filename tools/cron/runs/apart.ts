/** Writes how far two times are apart, in units that need no language: `1 d 2 h 15 min`. */
export function writeApart(seconds: number): string {
  const parts: [amount: number, unit: string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ]
  const said = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`)
  return said.join(' ') || '0 s'
}
