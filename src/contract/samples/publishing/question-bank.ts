/** Sample payloads of the calls about question banks. */
export const questionBankSamples = {
  exportQuestions: [
    {
      request: { poolId: 101, format: 'gift', texts: 'de' },
      response: { name: 'pool-101-de.gift', content: 'Ly8gW2lkOnExXQo=', questions: 8, left: [101009] },
    },
  ],
  importQuestions: [
    {
      request: { poolId: 101, texts: 'en', file: new File([''], 'questions.gift') },
      response: { added: 3, changed: 1, same: 4 },
    },
  ],
  checkQuestions: [
    {
      request: { poolId: 101, texts: 'en', file: new File([''], 'questions.gift') },
      response: {
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
  getPoolQuestionCounts: [
    {
      request: { ids: '101,102' },
      response: [{ poolId: 101, title: 'Lenses', use: 'quiz', questions: 9, takenOut: 1 }],
    },
  ],
}
