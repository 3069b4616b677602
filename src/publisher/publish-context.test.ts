import { expect, test } from 'vitest'
import { loadSites } from '../sites/load-sites.ts'
import {
  createPublishContextData,
  createPublishSource,
  type PublishContext,
  responseCacheOf,
} from './publish-context.ts'

const settings = {
  dataDir: '.data',
  isShared: false,
  sites: ['eu', 'mena'],
  origins: { main: 'https://a.example.org', sister: 'https://b.example.org' },
  videoOrigin: 'https://s3.example.org',
  server: 'http://127.0.0.1:4321',
  token: 'secret',
}
const compiled = { digest: 'd', madeAt: '2026-11-01T00:00:00.000Z' }
const context = {
  ...createPublishContextData(settings, compiled),
  responseCaches: new Map(),
} as PublishContext

test('a publisher has the sites of its settings, and calls the API as an operator', () => {
  const { sites, ...rest } = createPublishContextData(settings, compiled)
  expect(sites.sites.map(({ code }) => code).sort()).toEqual(
    loadSites('sites', ['eu', 'mena'])
      .sites.map(({ code }) => code)
      .sort(),
  )
  expect(rest).toEqual({
    origins: settings.origins,
    videoOrigin: settings.videoOrigin,
    compiled,
    access: { baseURL: 'http://127.0.0.1:4321/api', headers: { Authorization: 'Bearer secret' } },
    dataDir: '.data',
    isShared: false,
  })
})

test('an unknown site is refused; without a choice all sites are served', () => {
  expect(() => createPublishContextData({ ...settings, only: ['nowhere'] }, compiled)).toThrow('nowhere')
  expect(() => createPublishContextData({ ...settings, sites: ['nowhere'] }, compiled, loadSites())).toThrow(
    'nowhere',
  )
  const all = createPublishContextData({ ...settings, sites: undefined, only: ['eu'] }, compiled)
  expect(all.sites.sites).toHaveLength(loadSites().sites.length)
})

test('each site has a response cache of its own', () => {
  expect(responseCacheOf(context, 'eu')).toBe(responseCacheOf(context, 'eu'))
  expect(responseCacheOf(context, 'mena')).not.toBe(responseCacheOf(context, 'eu'))
})

test('a source has the requested site and language', () => {
  expect(createPublishSource(context, 'mena', 'ar')).toMatchObject({
    language: 'ar',
    site: { prefix: 'mena' },
  })
  expect(() => createPublishSource(context, 'nowhere', 'en')).toThrow('There is no site "nowhere"')
})
