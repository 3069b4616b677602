const course = { family: 'course', id: 7 }

const save = { editor: 'editor@demo.test', at: '2026-01-15T12:00:00.000Z' }

/** Sample payloads of the calls for drafts. */
export const draftSamples = {
  discardDraft: [{ request: { ...course, version: 12 }, answer: { publishAt: null } }],
  unscheduleDraft: [{ request: course, answer: { publishAt: '2026-12-01T08:00:00.000Z' } }],
  listDraftVersions: [{ request: course, answer: { versions: [{ version: 9, ...save }] } }],
  getDraftVersion: [
    {
      request: { ...course, version: 9 },
      answer: { ...save, document: { code: 'CCTV-110', credits: 2 } },
    },
  ],
  restoreDraftVersion: [{ request: { ...course, restored: 9, version: 12 }, answer: { id: 7, version: 13 } }],
  confirmTexts: [
    { request: { ...course, language: 'de', paths: ['texts.de.name'] }, answer: { confirmed: 1 } },
    { request: { ...course, language: 'de' }, answer: { confirmed: 4 } },
  ],
}
