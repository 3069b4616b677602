import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDesk } from '#src/contract/publishing/desk.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, origin, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal(await (databases[0] as (typeof databases)[number]).open())
})
afterAll(() => portal.close())

const desk = async (roles: string[]) => {
  const { cookie } = await signIn(portal, 'somebody@demo.test', { roles })
  return unwrap(await portal.api(cookie).call(getDesk, {}))
}

test('an operator with any role gets the name, the address and the roles', async () => {
  expect(await desk(['finance', 'trainer'])).toMatchObject({
    name: 'Sample Learner',
    email: 'somebody@demo.test',
    roles: ['trainer', 'finance'],
    limits: null,
  })
})

test.each([
  [['editor'], null, null],
  [['editor:site=mena,eu', 'editor:site=en'], ['mena', 'eu', 'en'], null],
  [['editor:language=de', 'editor:site=eu'], ['eu'], ['de']],
])('an editor with the roles %j gets the limits', async (roles, sites, languages) => {
  expect(await desk(roles)).toMatchObject({ roles: ['editor'], limits: { sites, languages } })
})

test('the sites come with their languages and the origins of their brands, and the families of content', async () => {
  const { sites, families } = await desk(['reviewer'])
  expect(sites.find(({ folder }) => folder === 'mena')).toEqual({
    folder: 'mena',
    siteId: 3,
    area: 'Middle East and North Africa',
    tenant: 'main',
    languages: [
      { languageId: expect.any(Number), tag: 'en', name: 'English' },
      { languageId: 3, tag: 'ar', name: 'العربية' },
    ],
    origin,
    prefix: 'mena',
  })
  expect(sites.find(({ tenant }) => tenant === 'sister')?.origin).toBe(sisterOrigin)
  expect(families).toContain('course')
})

test.each([
  [{ siteId: 21, languageId: 4 }, 'Weltweit'],
  [{ siteId: 21, languageId: 10 }, 'Cały świat'],
  [{ siteId: 3, languageId: 3 }, 'جميع أنحاء العالم'],
])('the area of the worldwide site is in the language of the desk', async (place, area) => {
  const { cookie } = await signIn(portal, 'somebody@demo.test', { roles: ['editor'] })
  const { sites } = unwrap(await portal.api(cookie, place).call(getDesk, {}))
  expect(sites.find(({ folder }) => folder === 'en')?.area).toBe(area)
})

test('the operator token has all roles and no limits', async () => {
  const api = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
  expect(unwrap(await api.call(getDesk, {}))).toMatchObject({
    name: 'command line',
    email: null,
    roles: ['editor', 'trainer', 'reviewer', 'finance'],
    limits: { sites: null, languages: null },
  })
})

test('visitors and learners are refused', async () => {
  refusedWith(await portal.api().call(getDesk, {}), 403)
  refusedWith(await portal.api((await signIn(portal)).cookie).call(getDesk, {}), 403)
})
