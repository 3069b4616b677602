const sites = [{ site: 'eu', pages: 300, rendered: 12, milliseconds: 140, failures: [] }]
const items = [
  { family: 'course', id: 7 },
  { family: 'news', id: 3 },
]

const unchanged = { family: 'course', id: 7, outcome: 'unchanged', edition: 4 }

/** Sample payloads of actions on several items. */
export const bulkSamples = {
  publishItems: [
    {
      request: { items },
      response: {
        actId: 12,
        outcomes: [
          { family: 'course', id: 7, outcome: 'done', edition: 4 },
          {
            ...{ family: 'news', id: 3, outcome: 'refused', edition: null },
            reason: 'Your role does not include all sites that show this content. Missing sites: eu.',
          },
        ],
        sites,
      },
    },
  ],
  withdrawItems: [
    {
      request: { items: [items[0]] },
      response: { actId: 13, outcomes: [unchanged], sites },
    },
  ],
  getBulkActions: [
    {
      request: {},
      response: [
        {
          ...{ id: 13, act: 'withdraw', state: 'ended', items: 1, sites },
          ...{ startedAt: '2026-11-30T08:00:00.000Z', endedAt: '2026-11-30T08:00:09.000Z' },
          outcomes: [{ ...unchanged, title: 'Commissioning' }],
          isSeen: false,
        },
      ],
    },
  ],
  markBulkActionSeen: [{ request: { id: 13 }, response: true }],
}
