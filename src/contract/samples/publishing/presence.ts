/** Sample payloads of the presence of editors. */
export const presenceSamples = {
  markPresence: [
    {
      request: { family: 'course', id: 7, editing: true },
      response: { others: [{ name: 'Ada L.', since: '2026-01-15T12:00:00.000Z', editing: false }] },
    },
  ],
}
