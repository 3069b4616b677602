const counts = { questions: 12, new: 5, learning: 4, known: 3, due: 2 }
const topic = { key: 'optics', name: 'Lenses and light', ...counts }
const options = [
  { letter: 'A', text: 'This one' },
  { letter: 'B', text: 'That one' },
]
const question = { questionId: 201_004, type: 'single', text: 'Which of these …?', picture: null, options }
const pastMock = { mockId: 3, score: 84, passed: true, endedAt: '2026-11-21T10:00:00.000Z' }
const answers = [{ position: 1, letters: ['A'], marked: false }]
const paperQuestion = { ...question, language: 'en', position: 1, given: ['A'], marked: false }
const result = {
  ...pastMock,
  bankId: 201,
  topics: [{ key: 'optics', name: 'Lenses and light', right: 9, questions: 10 }],
  wrong: [
    {
      ...paperQuestion,
      correct: ['B'],
      right: false,
      takenOut: false,
      explanation: 'Because …',
      topic: 'Optics',
    },
  ],
}

/** Sample payloads of the calls about practice. */
export const practiceSamples = {
  getPracticeBanks: [
    {
      request: {},
      response: [
        {
          bankId: 201,
          kind: 'hsc',
          name: 'Practice: product security',
          topics: [topic],
          hasMock: true,
          mockIsOpen: false,
          mocks: [pastMock],
        },
      ],
    },
  ],
  getPracticeQuestion: [
    {
      request: { bankId: 201, topics: ['optics'] },
      response: { ...question, turn: 2, why: 'due', topic: 'optics', language: 'en' },
    },
  ],
  answerPractice: [
    {
      request: { questionId: 201_004, turn: 2, letters: ['A'] },
      response: {
        right: false,
        correct: ['B'],
        explanation: 'Because …',
        returnsAt: '2026-11-21T10:01:00.000Z',
        topics: [topic],
      },
    },
  ],
  resetPractice: [{ request: { bankId: 201 }, response: { forgotten: 12 } }],
  beginMockExam: [
    {
      request: { bankId: 201 },
      response: { mockId: 3, secondsLeft: 3600, extraSeconds: 0, language: 'en', questions: [paperQuestion] },
    },
  ],
  saveMockExam: [{ request: { mockId: 3, answers }, response: { secondsLeft: 3540 } }],
  submitMockExam: [{ request: { mockId: 3, answers }, response: result }],
  getMockExamResult: [{ request: { mockId: 3 }, response: result }],
}
