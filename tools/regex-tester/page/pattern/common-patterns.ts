/** The names of the common patterns, in the order of the menu. */
export const commonNames = ['email', 'url', 'phone', 'ipv4', 'date', 'time', 'hexColor', 'number'] as const

export type CommonName = (typeof commonNames)[number]

/** A pattern that many need, in the syntax that all engines share, and a text to try it on. */
interface CommonPattern {
  pattern: string
  flags: string
  text: string
}

export const commonPatterns: Record<CommonName, CommonPattern> = {
  email: {
    pattern: String.raw`\b[\w.%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}\b`,
    flags: 'g',
    text: 'Write to anna.lindt+news@example.org or 王芳 <wang.fang@mail.example.cn>.\nNot these: anna@localhost, @example.org',
  },
  url: {
    pattern: String.raw`\bhttps?://[^\s<>"]+`,
    flags: 'gi',
    text: 'See https://example.org/docs?q=regex#groups and HTTP://intranet:8080/.\nNot these: ftp://example.org, example.org',
  },
  phone: {
    pattern: String.raw`(?:\+\d{1,3}[ -]?)?(?:\(\d{2,4}\)|\b\d{2,4})[ -]?\d{3,4}[ -]?\d{4}\b`,
    flags: 'g',
    text: '+86 138-0013-8000\n(020) 7946 0958\n+1 202-555-0143\n12-34',
  },
  ipv4: {
    pattern: String.raw`\b(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\b`,
    flags: 'g',
    text: '127.0.0.1 localhost\n192.168.10.254 printer\n255.255.255.255 all\n256.1.1.1 is none',
  },
  date: {
    pattern: String.raw`\b(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\b`,
    flags: 'g',
    text: 'Released 2026-03-14, patched 2026-02-28.\n2026-13-45 is no date, 26-1-1 neither.',
  },
  time: {
    pattern: String.raw`\b([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?\b`,
    flags: 'g',
    text: 'Open 9:00 to 17:30, closed at 23:59:59.\n24:00 and 9:60 are no times.',
  },
  hexColor: {
    pattern: String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b`,
    flags: 'gi',
    text: 'color: #036675; background: #DAF2F5cc; border-color: #fff;\n#12 and #ggg are no colors',
  },
  number: {
    pattern: String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?`,
    flags: 'gi',
    text: '42, -17, +3.14, .5, 6.02e23, 1E-9',
  },
}
