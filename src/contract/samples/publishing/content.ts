export const contentSamples = {
  getContentChanges: [
    {
      request: { since: 0, limit: 500 },
      response: {
        rows: [{ family: 'course', id: 7, gone: false, withdrawn: false, own: true }],
        revision: 12,
      },
    },
  ],
  getRestrictedContent: [{ request: {}, response: [{ family: 'course', id: 7, sites: ['eu', 'asia'] }] }],
}
