import { expect, test } from 'vitest'
import { parseDevice } from './device.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${windows} Chrome/126.0.0.0 Safari/537.36`, 'chrome', 'windows'],
  [`${windows} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'edge', 'windows'],
  [`${windows} Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0`, 'opera', 'windows'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0', 'firefox', 'windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
    'safari',
    'macos',
  ],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'safari', 'ios'],
  [`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'chrome', 'ios'],
  [`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'samsung', 'android'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
    'chrome',
    'chromeos',
  ],
  ['curl/8.5.0', 'other', 'other'],
  ['', 'other', 'other'],
])('%s is %s on %s', (agent, browser, system) => {
  expect(parseDevice(agent)).toEqual({ browser, system })
})
