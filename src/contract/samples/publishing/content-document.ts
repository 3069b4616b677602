const course = { family: 'course', id: 7 }

/** Sample payloads of the calls for documents. */
export const contentDocumentSamples = {
  checkDocument: [
    {
      request: { ...course, document: { code: 'CCTV-110', credits: 2 } },
      response: {
        findings: [
          {
            ...{ level: 'error', rule: 'incomplete', ...course },
            ...{ detail: 'missing', path: 'texts', message: 'is missing' },
          },
        ],
      },
    },
  ],
  getEdition: [
    {
      request: { ...course, edition: 2 },
      response: {
        ...{ act: 'publish', editor: 'editor@demo.test', at: '2026-01-15T12:00:00.000Z' },
        document: { code: 'CCTV-110', credits: 2 },
      },
    },
  ],
  findUses: [
    {
      request: course,
      response: { items: [{ family: 'certification', id: 4, title: 'Video security associate' }], total: 1 },
    },
  ],
  duplicateItem: [{ request: course, response: { id: 220, version: 57 } }],
}
