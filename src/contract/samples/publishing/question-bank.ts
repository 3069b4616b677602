/** Sample payloads of the calls about question banks. */
export const questionBankSamples = {
  exportQuestions: [
    {
      request: { poolId: 101, form: 'gift', texts: 'de' },
      answer: { name: 'pool-101-de.gift', content: 'Ly8gW2lkOnExXQo=', questions: 8, left: [101009] },
    },
  ],
  importQuestions: [
    {
      request: { poolId: 101, texts: 'en', file: new File([''], 'questions.gift') },
      answer: { added: 3, changed: 1, same: 4 },
    },
  ],
  getQuestionStatistics: [
    {
      request: { poolId: 101 },
      answer: [
        {
          questionId: 101001,
          code: null,
          text: 'What density results?',
          attempts: 40,
          facility: 0.725,
          discrimination: 0.31,
          misleading: { option: 3, times: 7, text: '135 px/m' },
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
          takenOutAt: '2026-11-21T12:00:00.000Z',
        },
      ],
    },
  ],
  takeOutQuestion: [
    {
      request: { questionId: 101001, reason: 'Two answers are right' },
      answer: { attempts: 40, raised: 11, passed: 2, left: 49, needed: 50 },
    },
  ],
}
