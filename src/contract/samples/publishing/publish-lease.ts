/** Sample payloads of the calls about the publish lease. */
export const publishLeaseSamples = {
  beginPublish: [
    {
      request: { digest: '0a1b2c', madeAt: '2026-11-21T12:00:00.000Z' },
      response: {
        begun: true,
        fence: 7,
        lapsesAfter: 10_000,
        code: { migrations: 18, madeAt: '2026-11-21T12:00:00.000Z' },
        database: '6f1f0b6e-8f0b-4d0e-9d5e-3c1f6a2b7c80',
        siteHold: null,
      },
    },
  ],
  renewPublish: [{ request: { fence: 7 }, response: { held: true, siteHold: null } }],
  endPublish: [{ request: { fence: 7 }, response: { held: true } }],
}
