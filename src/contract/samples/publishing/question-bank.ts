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
  checkQuestions: [
    {
      request: { poolId: 101, texts: 'en', file: new File([''], 'questions.gift') },
      answer: {
        ...{ added: 0, changed: 1, same: 0, refused: 1, before: 8, after: 8 },
        questions: [
          {
            ...{
              file: 'questions.gift',
              line: 1,
              source: '// [id:R-1]',
              question: 'R-1',
              text: 'Which unit?',
            },
            outcome: 'changed',
            changes: [{ field: 'question', language: 'en', before: 'What unit?', after: 'Which unit?' }],
            faults: [],
          },
          {
            ...{ file: 'questions.gift', line: 4, source: 'Which lens? {}', text: '', outcome: 'refused' },
            changes: [],
            faults: [
              {
                line: 4,
                source: 'Which lens? {}',
                reason: 'answersMissing',
                text: 'The answers are missing.',
              },
            ],
          },
        ],
      },
    },
  ],
  getPoolFigures: [
    {
      request: { ids: '101,102' },
      answer: [{ poolId: 101, title: 'Lenses', use: 'quiz', questions: 9, takenOut: 1 }],
    },
  ],
  previewQuestionWithdrawal: [
    {
      request: { questionId: 101001 },
      answer: {
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
  takeOutQuestion: [
    {
      request: { questionId: 101001, reason: 'Two answers are right' },
      answer: { attempts: 40, raised: 11, passed: 2, left: 49, needed: 50 },
    },
  ],
}
