/** Sample payloads of the states of sites. */
export const siteStateSamples = {
  getSiteStates: [
    {
      request: {},
      response: [
        {
          ...{ site: 'eu', tenant: 'main', release: { name: '2026-01-15T12-00-00.000Z', pages: 728 } },
          stored: ['2026-01-15T12-00-00.000Z', '2026-01-14T12-00-00.000Z'],
          publishes: [{ at: '2026-01-15T12:00:00.000Z', seconds: 0.4, pages: 728, rendered: 2 }],
          hold: null,
          queued: {
            state: 'waiting',
            isRunning: false,
            dueAt: '2026-01-15T12:02:00.000Z',
            failure: 'The disk is full.',
          },
        },
      ],
    },
  ],
}
