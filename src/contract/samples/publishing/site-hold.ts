const hold = {
  site: 'eu',
  release: '2026-11-26T09-12-00.120Z',
  by: 'editor@demo.test',
  at: '2026-11-27T09:30:00.000Z',
  reason: 'A wrong text in the news',
}

export const siteHoldSamples = {
  rollBackSite: [
    { request: { folder: 'eu', reason: hold.reason }, response: hold },
    { request: { folder: 'eu', release: hold.release, reason: hold.reason }, response: hold },
  ],
  releaseSiteHold: [
    {
      request: { folder: 'eu' },
      response: { sites: [{ site: 'eu', pages: 1300, rendered: 4, milliseconds: 210, failures: [] }] },
    },
  ],
  getSiteHolds: [{ request: {}, response: [hold] }],
}
