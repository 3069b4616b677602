const sites = [{ site: 'eu', pages: 300, rendered: 12, milliseconds: 140, failures: [] }]
const items = [
  { family: 'course', id: 7 },
  { family: 'news', id: 3 },
]

/** Sample payloads of acts on several items. */
export const bulkSamples = {
  publishItems: [
    {
      request: { items },
      answer: {
        outcomes: [
          { family: 'course', id: 7, outcome: 'done', edition: 4 },
          {
            ...{ family: 'news', id: 3, outcome: 'refused', edition: null },
            reason: 'Your role does not include all sites that show this. Missing sites: eu.',
          },
        ],
        sites,
      },
    },
  ],
  withdrawItems: [
    {
      request: { items: [items[0]] },
      answer: { outcomes: [{ family: 'course', id: 7, outcome: 'unchanged', edition: 4 }], sites },
    },
  ],
}
