const receipt = 'eyJhbGciOiJFZERTQSJ9.e30.c2lnbmF0dXJl'

/** Sample payloads of the calls about receipts. */
export const receiptSamples = {
  getReceipt: [{ request: { attemptId: 12 }, response: { receipt } }],
  checkReceipt: [
    {
      request: { receipt },
      response: {
        attemptId: 12,
        exam: 'theory',
        name: 'Video security associate',
        learner: 'Ada Byron',
        round: 1,
        number: 1,
        begunAt: '2026-11-21T12:00:00.000Z',
        endedAt: '2026-11-21T12:48:00.000Z',
        endedBy: 'learner',
        score: 84,
        passed: true,
        answers: [{ position: 1, questionId: 2001, letters: ['A'], at: '2026-11-21T12:01:00.000Z' }],
        issuer: 'https://learn.example.org',
        signedAt: '2026-11-21T13:00:00.000Z',
        keyId: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
      },
    },
  ],
}

/** Sample payloads of the calls about extra time. */
export const extraTimeSamples = {
  grantExtraTime: [{ request: { email: 'ada@example.org', percent: 25 }, response: { percent: 25 } }],
}
