/** Sample payloads of the list of items, and of the texts to translate. */
export const contentListSamples = {
  findContentItems: [
    {
      request: {
        query: 'lens',
        family: 'course',
        state: 'published',
        missing: 'pl',
        mine: 'true',
        limit: 20,
      },
      response: {
        rows: [
          {
            ...{ family: 'course', id: 7, title: 'Lenses and light', code: 'CCTV-110' },
            ...{ state: 'published', edition: 3, editor: 'editor@demo.test' },
            changedAt: '2026-01-15T12:00:00.000Z',
            draft: { version: 41, publishAt: '2026-02-01T06:00:00.000Z' },
            ...{ tenants: ['main'], sites: ['eu', 'uk'] },
            languages: { de: { missing: 0, outdated: 2 }, pl: { missing: 4, outdated: 0 } },
            rights: { change: true, languages: ['de'] },
          },
        ],
        next: null,
        total: { count: 1, exact: true },
      },
    },
  ],
  countPendingTexts: [
    {
      request: {},
      response: [
        { language: 'de', missing: 0, outdated: 3 },
        { language: 'pl', missing: 12, outdated: 1 },
      ],
    },
  ],
}
