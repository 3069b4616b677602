/** Sample payloads of the overview calls. */
export const overviewSamples = {
  getOverview: [
    { request: {}, response: { resume: null, certifications: [] } },
    {
      request: {},
      response: {
        resume: {
          ...{
            courseId: 20,
            courseName: 'PoE budgets',
            language: 'en',
            subject: 'network',
            scene: null,
            contentType: 'course',
          },
          ...{
            chapterName: 'Cable length and voltage drop',
            number: 3,
            chapters: 5,
            position: 252,
            progress: 0.48,
          },
        },
        certifications: [
          {
            ...{ id: 2, name: 'Video security associate', language: 'en', kind: 'hsc', level: 'associate' },
            ...{ practicalExam: false, status: 'exam', childStatus: 'registrationApproved', round: 1 },
            begunAt: '2026-11-01T12:00:00.000Z',
            credits: {
              ...{ earned: 9, needed: 9, classroom: 0 },
              compulsory: { earned: 7, offered: 7 },
              elective: { earned: 2, offered: 4 },
            },
            exam: { attemptsLeft: 1, resumes: false, closesAt: '2026-12-20T12:00:00.000Z', lastScore: 74 },
            openCourses: [],
          },
          {
            ...{ id: 4, name: 'Access control associate', language: 'en', kind: 'hsc', level: 'associate' },
            ...{ practicalExam: true, status: 'learning', childStatus: 'registrationApproved', round: 1 },
            begunAt: '2026-11-01T12:00:00.000Z',
            credits: {
              ...{ earned: 6, needed: 9, classroom: 0 },
              compulsory: { earned: 6, offered: 8 },
              elective: { earned: 0, offered: 2 },
            },
            exam: { attemptsLeft: 2, resumes: false, closesAt: null, lastScore: null },
            openCourses: [{ id: 42, name: 'Readers and credentials', language: 'en', gap: 'quiz' }],
          },
        ],
      },
    },
  ],
}
