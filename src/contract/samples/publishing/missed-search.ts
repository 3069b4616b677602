export const missedSearchSamples = {
  getMissedSearches: [
    { request: {}, response: [] },
    {
      request: { site: 'eu' },
      response: [{ keyword: 'drone', site: 'eu', language: 'de', count: 3, day: '2026-11-28' }],
    },
  ],
}
