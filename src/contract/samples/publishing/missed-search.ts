export const missedSearchSamples = {
  getMissedSearches: [
    { request: {}, answer: [] },
    {
      request: { site: 'eu' },
      answer: [{ keyword: 'drone', site: 'eu', language: 'de', count: 3, day: '2026-11-28' }],
    },
  ],
}
