import { courseDocumentSample } from '../catalogue/course-sample.ts'

export const editingSamples = {
  getContentItem: [
    {
      request: { family: 'course', id: 7 },
      response: {
        state: 'published',
        edition: 2,
        published: courseDocumentSample,
        draft: courseDocumentSample,
        saved: { version: 12, editor: 'editor@demo.test', at: '2026-11-22T12:00:00.000Z' },
        publishAt: null,
        refusedSchedule: null,
        withdrawAt: '2026-12-24T18:00:00.000Z',
        refusedWithdrawal: null,
        findings: [],
        rights: { change: true, languages: null },
        history: [{ edition: 2, act: 'publish', editor: 'editor@demo.test', at: '2026-11-21T12:00:00.000Z' }],
      },
    },
  ],
  saveDraft: [
    {
      request: { family: 'course', id: 7, edition: 2, document: courseDocumentSample },
      response: { id: 7, version: 12, document: null, findings: [] },
    },
    {
      request: { family: 'course', id: 7, version: 12, document: courseDocumentSample },
      response: {
        id: 7,
        version: 13,
        document: courseDocumentSample,
        findings: [
          {
            level: 'error',
            rule: 'incomplete',
            family: 'course',
            id: 7,
            detail: 'missing',
            path: 'texts.en.summary',
            message: 'is missing and expects a text in quotes',
          },
        ],
      },
    },
  ],
  restoreEdition: [{ request: { family: 'course', id: 7, edition: 1 }, response: { id: 7, version: 14 } }],
  publishItem: [
    {
      request: { family: 'course', id: 7, sites: ['eu'] },
      response: {
        edition: 3,
        sites: [
          {
            site: 'eu',
            pages: 300,
            rendered: 12,
            milliseconds: 140,
            failures: [
              {
                path: '/eu/news/detail/3',
                family: 'news',
                id: 3,
                reason: 'The picture 0123456789abcdef0123456789abcdef could not be pulled: 404',
              },
            ],
          },
        ],
        warnings: [
          {
            ...{ level: 'warning', rule: 'missingTranslation', family: 'course', id: 7 },
            ...{ detail: 'it', path: 'texts' },
            message: 'are missing in it, so readers of that language see another one: add the translation',
          },
        ],
      },
    },
  ],
  importItems: [
    {
      request: { items: [{ family: 'course', id: 7, document: courseDocumentSample }] },
      response: {
        items: 0,
        outcomes: [{ family: 'course', id: 7, outcome: 'hasDraft', editor: 'editor@demo.test' }],
      },
    },
  ],
  exportItems: [
    {
      request: { family: 'course', after: 6 },
      response: { items: [{ id: 7, document: courseDocumentSample }], more: false },
    },
  ],
  withdrawItem: [{ request: { family: 'course', id: 7 }, response: { edition: 4, sites: [], warnings: [] } }],
  previewDraft: [
    {
      request: { family: 'course', id: 7, variant: 'mobile' },
      response: { link: 'http://localhost:4321/mobile/eu/course/detail/7?preview=word' },
    },
  ],
  checkContent: [{ request: {}, response: { items: 180, findings: [] } }],
}
