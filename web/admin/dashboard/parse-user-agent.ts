/** Browsers by their own tokens; most also contain Chrome or Safari, so the order matters. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['WeChat', /\bMicroMessenger\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /^(?=.*\bVersion\/).*\bSafari\//],
]

const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['HarmonyOS', /\b(HarmonyOS|OpenHarmony)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
]

/** Parses the browser and the system of a User-Agent; for other programs, their name. */
export function parseUserAgent(agent: string): { browser?: string; system?: string } {
  const nameIn = (list: [string, RegExp][]) => list.find(([, sign]) => sign.test(agent))?.[0]
  const browser = nameIn(browsers) ?? /^[^\s/;()]{1,40}(?=\/|$)/.exec(agent)?.[0].replace(/^Mozilla$/, '')
  const system = nameIn(systems)
  return { ...(browser && { browser }), ...(system && { system }) }
}
