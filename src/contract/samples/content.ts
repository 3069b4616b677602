import { courseSample } from './course-sample.ts'

export const contentSamples = {
  getContentChanges: [
    {
      request: { since: 0, limit: 500 },
      answer: { rows: [{ family: 'course', id: 7, gone: false, withdrawn: false, own: true }], revision: 12 },
    },
  ],
  getNarrowedContent: [{ request: {}, answer: [{ family: 'course', id: 7, sites: ['eu', 'asia'] }] }],
  getPublishedCourses: [
    {
      request: { ids: '7,8' },
      answer: [
        {
          course: courseSample,
          certifications: [{ id: 2, kind: '1', name: 'Video security associate', language: 'en' }],
          topics: [{ id: 1, name: 'Light at the gate', language: 'en' }],
          related: [{ id: 8, requirement: '0', name: 'Night pictures', language: 'en' }],
        },
      ],
    },
  ],
}
