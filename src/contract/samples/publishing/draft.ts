export const draftSamples = {
  discardDraft: [{ request: { family: 'course', id: 7, version: 12 }, answer: { publishAt: null } }],
  unscheduleDraft: [
    { request: { family: 'course', id: 7 }, answer: { publishAt: '2026-12-01T08:00:00.000Z' } },
  ],
}
