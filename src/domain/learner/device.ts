import * as z from 'zod/mini'

export const browserName = z.enum(['firefox', 'edge', 'opera', 'samsung', 'chrome', 'safari', 'other'])
export const systemName = z.enum(['windows', 'macos', 'ios', 'android', 'chromeos', 'linux', 'other'])

/**
 * The device of a session, with just enough detail for the learner to recognize the device, so without versions and
 * models.
 */
export const device = z.object({ browser: browserName, system: systemName })
export type Device = z.infer<typeof device>

/**
 * The patterns that identify browsers; the first match counts. The order matters, because Edge, Opera and Samsung's
 * browser also say Chrome, and Chrome also says Safari.
 */
const browsers: readonly (readonly [Device['browser'], RegExp])[] = [
  ['firefox', /Firefox\/|FxiOS\//],
  ['edge', /Edg(e|A|iOS)?\//],
  ['opera', /OPR\/|Opera|OPiOS\//],
  ['samsung', /SamsungBrowser\//],
  ['chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['safari', /Safari\//],
]

/**
 * The patterns that identify operating systems; the first match counts. The order matters, because iPhones also say
 * "like Mac OS X", and Android also says Linux.
 */
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
 * Returns the device according to a `User-Agent` header (RFC 9110, section 10.1.5).
 * @example parseDevice('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0')
 * // { browser: 'firefox', system: 'linux' }
 */
export const parseDevice = (userAgent: string): Device => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
})
