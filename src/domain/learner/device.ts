import * as z from 'zod/mini'

export const browserName = z.enum(['firefox', 'edge', 'opera', 'samsung', 'chrome', 'safari', 'other'])
export const systemName = z.enum(['windows', 'macos', 'ios', 'android', 'chromeos', 'linux', 'other'])

/** The device of a session, only as exact as a learner needs to recognize it: no versions, no models. */
export const device = z.object({ browser: browserName, system: systemName })
export type Device = z.infer<typeof device>

/** The first that fits counts: Edge, Opera and Samsung's browser also say Chrome, Chrome also says Safari. */
const browsers: readonly (readonly [Device['browser'], RegExp])[] = [
  ['firefox', /Firefox\/|FxiOS\//],
  ['edge', /Edg(e|A|iOS)?\//],
  ['opera', /OPR\/|Opera|OPiOS\//],
  ['samsung', /SamsungBrowser\//],
  ['chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['safari', /Safari\//],
]

/** Android also says Linux; iPhones say "like Mac OS X". */
const systems: readonly (readonly [Device['system'], RegExp])[] = [
  ['windows', /Windows/],
  ['ios', /iPhone|iPad|iPod/],
  ['macos', /Mac OS X|Macintosh/],
  ['android', /Android/],
  ['chromeos', /CrOS/],
  ['linux', /Linux|X11/],
]

const firstOf = <Name extends string>(list: readonly (readonly [Name, RegExp])[], text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'

/**
 * The device that a `User-Agent` header tells (RFC 9110, section 10.1.5).
 * @example deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0') // { browser: 'firefox', system: 'linux' }
 */
export const deviceOf = (userAgent: string): Device => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
})
