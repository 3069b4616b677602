import { expect, test } from 'vitest'
import { loadSites } from '../sites/load-sites.ts'
import { createSource, type PublishContext, pressData, responseCacheOf } from './publish-context.ts'

const settings = {
  dataDir: '.data',
  sites: ['eu', 'mena'],
  origins: { main: 'https://a.example.org', sister: 'https://b.example.org' },
  server: 'http://127.0.0.1:4321',
  token: 'secret',
}
const compiled = { digest: 'd', madeAt: '2026-11-01T00:00:00.000Z' }
const press = { ...pressData(settings, compiled), answers: new Map() } as PublishContext

test('a publisher has the sites of its settings, and asks the API as an operator', () => {
  const { sites, ...rest } = pressData(settings, compiled)
  expect(sites.sites.map(({ code }) => code).sort()).toEqual(
    loadSites('sites', ['eu', 'mena'])
      .sites.map(({ code }) => code)
      .sort(),
  )
  expect(rest).toEqual({
    origins: settings.origins,
    compiled,
    access: { baseURL: 'http://127.0.0.1:4321/api', headers: { Authorization: 'Bearer secret' } },
    dataDir: '.data',
  })
})

test('a site to publish that there is not is refused; without a choice all sites are served', () => {
  expect(() => pressData({ ...settings, only: ['nowhere'] }, compiled)).toThrow('nowhere')
  expect(() => pressData({ ...settings, sites: ['nowhere'] }, compiled, loadSites())).toThrow('nowhere')
  const all = pressData({ ...settings, sites: undefined, only: ['eu'] }, compiled)
  expect(all.sites.sites).toHaveLength(loadSites().sites.length)
})

test('the answers about a site are kept for it, and for no other', () => {
  expect(responseCacheOf(press, 'eu')).toBe(responseCacheOf(press, 'eu'))
  expect(responseCacheOf(press, 'mena')).not.toBe(responseCacheOf(press, 'eu'))
})

test('content has the site and the language that it is asked for', () => {
  expect(createSource(press, 'mena', 'ar')).toMatchObject({ language: 'ar', site: { prefix: 'mena' } })
  expect(() => createSource(press, 'nowhere', 'en')).toThrow('There is no site "nowhere"')
})
