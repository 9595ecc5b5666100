import { type CommonPattern, testsOf } from './common-pattern.ts'

const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`
const quad = '[0-9A-Fa-f]{1,4}'

/** What ends a URL: also Chinese and Japanese text and punctuation, which follow without a space. */
const urlEnds = String.raw`\s<>"–-…⿰-鿿＀-￯`

/** Patterns for network addresses. */
export const network: CommonPattern[] = [
  {
    id: 'email',
    name: { en: 'Email address', zh: '邮箱' },
    pattern: String.raw`\b[\w.%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}\b`,
    flags: 'g',
    tests: testsOf(
      {
        'to anna.lindt+news@example.org.': 'anna.lindt+news@example.org',
        '王芳 <wf@mail.example.cn>': 'wf@mail.example.cn',
      },
      ['anna@localhost', '@example.org', 'anna.example.org'],
    ),
  },
  {
    id: 'url',
    name: { en: 'URL (http, https)', zh: '网址（http、https）' },
    pattern: `https?://[^${urlEnds}]+[^${urlEnds}.,;:!?)]`,
    flags: 'gi',
    tests: testsOf(
      {
        'See https://example.org/docs?q=a#b.': 'https://example.org/docs?q=a#b',
        '(HTTP://intranet:8080/x)': 'HTTP://intranet:8080/x',
        '官网：https://example.com/docs。欢迎访问，谢谢': 'https://example.com/docs',
        '官网https://example.com/docs': 'https://example.com/docs',
        '（见https://example.com/a?b=1）': 'https://example.com/a?b=1',
        'https://example.com/café': 'https://example.com/café',
      },
      ['ftp://example.org', 'example.org', 'https://'],
    ),
  },
  {
    id: 'domain',
    name: { en: 'Domain name', zh: '域名' },
    pattern: String.raw`\b(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}\b`,
    flags: 'gi',
    tests: testsOf({ 'at www.example.co.uk now': 'www.example.co.uk', 'xn--fiqs8s.cn': 'xn--fiqs8s.cn' }, [
      'localhost',
      '1.2.3.4',
      'a..b',
    ]),
  },
  {
    id: 'ipv4',
    name: { en: 'IPv4 address', zh: 'IPv4 地址' },
    pattern: String.raw`\b(?:${byte}\.){3}${byte}\b`,
    flags: 'g',
    tests: testsOf({ '127.0.0.1 localhost': '127.0.0.1', 'to 255.255.255.255': '255.255.255.255' }, [
      '256.1.1.1',
      '1.2.3',
    ]),
  },
  {
    id: 'cidr',
    name: { en: 'IPv4 range (CIDR)', zh: 'IPv4 网段（CIDR）' },
    pattern: String.raw`\b(?:${byte}\.){3}${byte}/(?:3[0-2]|[12]?\d)\b`,
    flags: 'g',
    tests: testsOf({ 'allow 10.0.0.0/8;': '10.0.0.0/8', '192.168.1.0/24': '192.168.1.0/24' }, [
      '10.0.0.0',
      '10.0.0.0/33',
    ]),
  },
  {
    id: 'ipv6',
    name: { en: 'IPv6 address', zh: 'IPv6 地址' },
    pattern: `^(?:(?:${quad}:){7}${quad}|(?:${quad}:){1,7}:|(?:${quad}:){1,6}:${quad}|(?:${quad}:){1,5}(?::${quad}){1,2}|(?:${quad}:){1,4}(?::${quad}){1,3}|(?:${quad}:){1,3}(?::${quad}){1,4}|(?:${quad}:){1,2}(?::${quad}){1,5}|${quad}:(?::${quad}){1,6}|:(?::${quad}){1,7}|::)$`,
    flags: 'gm',
    tests: testsOf(
      {
        '2001:db8::1': '2001:db8::1',
        '::': '::',
        '::1': '::1',
        '1:2:3:4:5:6:7:8': '1:2:3:4:5:6:7:8',
        'fe80::a:b:c:d': 'fe80::a:b:c:d',
      },
      ['1:2:3:4:5:6:7', '1::2::3', '12345::', ':1'],
    ),
  },
  {
    id: 'mac',
    name: { en: 'MAC address', zh: 'MAC 地址' },
    pattern: String.raw`\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b|\b(?:[0-9a-f]{2}-){5}[0-9a-f]{2}\b`,
    flags: 'gi',
    tests: testsOf({ 'eth0 00:1A:2b:3c:4d:5e up': '00:1A:2b:3c:4d:5e', '00-1A-2B-3C-4D-5E': '00-1A-2B-3C-4D-5E' }, [
      '00:1A-2b:3c-4d:5e',
      '00:1A:2b:3c:4d',
    ]),
  },
  {
    id: 'port',
    name: { en: 'Port, 1 to 65535', zh: '端口号（1 到 65535）' },
    pattern: String.raw`^(?:6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]\d{4}|[1-9]\d{0,3})$`,
    flags: 'gm',
    tests: testsOf({ '80': '80', '65535': '65535', '49152': '49152' }, ['0', '65536', '080', '99999']),
  },
  {
    id: 'uuid',
    name: { en: 'UUID', zh: 'UUID' },
    pattern: String.raw`\b[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b`,
    flags: 'gi',
    tests: testsOf({ 'id=018f3c2a-7b6e-7cc3-98c4-dc0c0c07398f;': '018f3c2a-7b6e-7cc3-98c4-dc0c0c07398f' }, [
      '018f3c2a-7b6e-9cc3-98c4-dc0c0c07398f',
      '018f3c2a7b6e7cc398c4dc0c0c07398f',
    ]),
  },
]
