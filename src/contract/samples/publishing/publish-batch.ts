const batch = { site: 'eu', language: 'en', family: 'course' as const, ids: [1, 2, 3] }
const claimant = 'publisher-1'
const rendered = '{"files":{},"failures":[]}'

/** Sample payloads of the calls about the batches of a publish. */
export const publishBatchSamples = {
  offerBatches: [{ request: { fence: 7, code: '0a1b2c', batches: [batch] }, response: true as const }],
  claimBatch: [
    {
      request: { claimant, code: '0a1b2c', sites: ['eu'] },
      response: { site: 'eu', fence: 7, number: 0, batch },
    },
    { request: { claimant, code: '0a1b2c', sites: ['eu'], fence: 7 }, response: null },
  ],
  completeBatch: [
    { request: { site: 'eu', fence: 7, number: 0, claimant, rendered }, response: { stored: true } },
  ],
  collectBatches: [
    {
      request: { fence: 7, claimant: 'publisher-2', known: [] },
      response: { batches: [{ number: 0, rendered }], left: 0 },
    },
  ],
  endBatches: [{ request: { fence: 7 }, response: true as const }],
}
