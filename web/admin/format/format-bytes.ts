const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Formats a number of bytes in its largest unit, by thousands: 38.4 MB. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const format = {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  } as const
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** power)
}
