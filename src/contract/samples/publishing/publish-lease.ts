/** Sample payloads of the calls about the publish lease. */
export const publishLeaseSamples = {
  beginPublish: [
    {
      request: { digest: '0a1b2c', madeAt: '2026-11-21T12:00:00.000Z' },
      answer: {
        begun: true,
        fence: 7,
        lapsesAfter: 10_000,
        code: { migrations: 18, madeAt: '2026-11-21T12:00:00.000Z' },
        siteHold: null,
      },
    },
  ],
  renewPublish: [{ request: { fence: 7 }, answer: { held: true, siteHold: null } }],
  endPublish: [{ request: { fence: 7 }, answer: { held: true } }],
}
