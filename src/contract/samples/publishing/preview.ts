import { courseDocumentSample } from '../catalogue/course-sample.ts'

const page = '/eu/de/course/detail/7'

/** Sample payloads of the calls for previews. */
export const previewSamples = {
  previewDocument: [
    {
      request: {
        ...{ family: 'course', id: 7, document: courseDocumentSample },
        ...{ site: 'eu', language: 'de', variant: 'desktop', editorLanguage: 'en' },
      },
      response: {
        ...{ link: `https://portal.example${page}?preview=live.id.en.1795824000000.signature` },
        ...{ page, shownOn: page, expiresAt: '2026-11-28T12:01:00.000Z' },
      },
    },
  ],
  findChangedPages: [
    {
      request: { family: 'course', id: 7 },
      response: {
        sites: [
          {
            ...{ site: 'eu', pages: 8, lists: 34 },
            first: [
              { path: page, kind: 'item', family: 'course', id: 7 },
              { path: '/eu/de', kind: 'home' },
            ],
          },
        ],
      },
    },
  ],
}
