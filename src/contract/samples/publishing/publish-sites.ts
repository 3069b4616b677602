const origins = { main: 'https://learn.example.org', sister: 'https://sister.example.org' }

/** Sample payloads of the calls about publishing sites. */
export const publishSitesSamples = {
  getPublishSettings: [
    { request: {}, response: { sites: ['en', 'eu'], sharesPages: true, origins } },
    {
      request: {},
      response: { sites: null, sharesPages: false, origins, videoOrigin: 'https://s3.example.org' },
    },
  ],
  publishSites: [
    {
      request: { sites: ['eu'], madeWith: '0a1b2c' },
      response: {
        items: 914,
        sites: [{ site: 'eu', pages: 1300, rendered: 1300, milliseconds: 1800, failures: [] }],
      },
    },
    { request: { sites: ['eu'], madeWith: '0a1b2c', olderCode: true }, response: null },
    { request: { sites: ['eu'] }, response: { items: 300, sites: [] } },
  ],
}
