import { expect, test } from 'vitest'
import { placeOf, routes } from '#src/routes.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { canScan, permissionsOf } from './permissions.ts'

const places = loadSites().sites.flatMap((site) =>
  site.languages.flatMap((language) =>
    (['desktop', 'mobile'] as const).map((variant) => placeOf(site, language, variant)),
  ),
)

test('the verification page may use the camera on every site, with and without a number', () => {
  for (const place of places)
    for (const path of [routes.verification(place), routes.certificateAt(place, 'VSA-2026-7K3QX9MW')])
      expect(permissionsOf(path)['permissions-policy'], path).toMatch(/^camera=\(self\), geolocation=\(\)/)
})

test('no other page may use the camera', () => {
  for (const place of places)
    for (const path of [
      routes.home(place),
      routes.receipt(place),
      routes.ownCertificates(place),
      routes.exam(place),
    ])
      expect(permissionsOf(path), path).toEqual({})
  for (const path of ['/eu/certificate/verify/', '/eu/certificate/verify/1/2', '/a/b/c/d/certificate/verify'])
    expect(canScan(path), path).toBe(false)
})
