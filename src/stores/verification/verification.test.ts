import { expect, test } from 'vitest'
import { certificateNumberInUrl } from './verification.ts'

const page = '/eu/certificate/verify'

test.each([
  ['/eu/certificate/verify/SL-8', 'SL-8'],
  ['/eu/certificate/verify/SL-8?from=mail#signed', 'SL-8'],
  ['/eu/certificate/verify/%20SL-8%20', 'SL-8'],
  ['/eu/certificate/verify', ''],
  ['/eu/certificate/verify/', ''],
  ['/eu/certificate/verifying/SL-8', ''],
  ['/en/certificate/verify/SL-8', ''],
  ['/eu/certificate/verify/%E0%A4%A', ''],
])('the number in %s is "%s"', (address, number) => {
  expect(certificateNumberInUrl(page, address)).toBe(number)
})
