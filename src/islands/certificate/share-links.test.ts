import { expect, test } from 'vitest'
import type { IssuedCertificate } from '#src/stores/certification/issued-certificate.ts'
import { linkedInUrl } from './share-links.ts'

test('the LinkedIn address contains the certificate, its issuer, its dates and the address that verifies it', () => {
  const own = {
    ...{ number: 'C-26-10482', certificationName: 'Video security & analytics' },
    ...{ validFrom: '2026-03-04T00:00:00.000Z', validUntil: '2028-12-03T00:00:00.000Z' },
  } as IssuedCertificate
  const { origin, pathname, searchParams } = new URL(
    linkedInUrl(own, 'Security Learning', 'https://a.test/v/1'),
  )
  expect(origin + pathname).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ startTask: 'CERTIFICATION_NAME', name: 'Video security & analytics' },
    ...{ organizationName: 'Security Learning', issueYear: '2026', issueMonth: '3' },
    ...{ expirationYear: '2028', expirationMonth: '12', certUrl: 'https://a.test/v/1', certId: 'C-26-10482' },
  })
})
