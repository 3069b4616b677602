const course = { family: 'course', id: 7 }

const save = { editor: 'editor@demo.test', at: '2026-01-15T12:00:00.000Z' }

/** Sample payloads of the calls for drafts. */
export const draftSamples = {
  discardDraft: [{ request: { ...course, version: 12 }, response: { publishAt: null } }],
  unscheduleDraft: [{ request: course, response: { publishAt: '2026-12-01T08:00:00.000Z' } }],
  listDraftVersions: [{ request: course, response: { versions: [{ version: 9, ...save }] } }],
  getDraftVersion: [
    {
      request: { ...course, version: 9 },
      response: { ...save, document: { code: 'CCTV-110', credits: 2 } },
    },
  ],
  restoreDraftVersion: [
    { request: { ...course, restored: 9, version: 12 }, response: { id: 7, version: 13 } },
  ],
  confirmTexts: [
    { request: { ...course, language: 'de', paths: ['texts.de.name'] }, response: { confirmed: 1 } },
    { request: { ...course, language: 'de' }, response: { confirmed: 4 } },
  ],
}
