/** Sample payloads of the calls about the statistics of questions. */
export const questionStatisticsSamples = {
  getScoreDistribution: [
    {
      request: { poolId: 101 },
      response: {
        ...{ papers: 3, passed: 2, pass: 60, median: 80 },
        bands: [0, 20, 40, 60, 80, 100].map((score) => ({
          from: score,
          to: score,
          papers: score > 20 ? 1 : 0,
        })),
      },
    },
  ],
  getQuestionStatistics: [
    {
      request: { poolId: 101 },
      response: [
        {
          questionId: 101001,
          code: null,
          text: 'What density results?',
          attempts: 40,
          facility: 0.725,
          discrimination: 0.31,
          misleading: { option: 1, times: 7, text: '135 px/m' },
          options: [
            { text: '250 px/m', times: 29, correct: true },
            { text: '135 px/m', times: 7, correct: false },
          ],
          takenOutAt: null,
        },
        {
          questionId: 101002,
          code: 'T1A02',
          text: 'Which agency?',
          attempts: 0,
          facility: null,
          discrimination: null,
          misleading: null,
          options: [],
          takenOutAt: '2026-11-21T12:00:00.000Z',
        },
      ],
    },
  ],
  previewQuestionVoiding: [
    {
      request: { questionId: 101001 },
      response: {
        ...{ attempts: 40, raised: 11, passed: 1, left: 49, needed: 50 },
        passing: [
          {
            ...{ attemptId: 7, learnerId: 3, name: 'Ada Lens', exam: 'theory', targetId: 2 },
            ...{ score: 78, rescored: 80 },
          },
        ],
      },
    },
  ],
  voidQuestion: [
    {
      request: { questionId: 101001, reason: 'Two answers are right' },
      response: { attempts: 40, raised: 11, passed: 2, left: 49, needed: 50 },
    },
  ],
}
