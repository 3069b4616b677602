/** What a command has the publisher beside the server do. */
export const publishSitesSamples = {
  getServedSites: [
    { request: {}, answer: ['en', 'eu'] },
    { request: {}, answer: null },
  ],
  publishSites: [
    {
      request: { sites: ['eu'], madeWith: '0a1b2c' },
      answer: {
        items: 914,
        sites: [{ site: 'eu', pages: 1300, rendered: 1300, milliseconds: 1800, failures: [] }],
      },
    },
    { request: { sites: ['eu'], madeWith: '0a1b2c', olderCode: true }, answer: null },
  ],
}
