const release = '2026-11-28T09-15-00.000Z'
const digest = '84d89877f0d4041efb6bf91a16f0248f2fd573e6af05c19f96bedb9f882f7882'
const packs = ['packs/84d89877f0d4041efb6bf91a16f0248f', 'packs/0a1b2c3d4e5f60718293a4b5c6d7e8f9']

/** Sample payloads of the calls about stored releases. */
export const storedReleaseSamples = {
  findReleases: [
    {
      request: {},
      response: {
        current: { release, digest },
        prepared: null,
        stored: [release, '2026-11-27T16-40-12.250Z'],
      },
    },
  ],
  switchRelease: [
    { request: { release, digest, fence: 7, revision: 412 }, response: { switched: true, siteHold: null } },
  ],
  showStoredRelease: [
    { request: { release: '2026-11-27T16-40-12.250Z', fence: 8 }, response: { switched: true } },
  ],
  findMissingFiles: [{ request: { keys: packs }, response: { missing: packs.slice(1) } }],
  findStoredAssets: [{ request: {}, response: { paths: ['/_astro/app.B7d2.css'] } }],
  recordPublish: [
    {
      request: { entry: '{"at":"2026-11-28T09:15:00.000Z","seconds":0.24,"pages":112,"rendered":3}' },
      response: true as const,
    },
  ],
  findPublishes: [
    {
      request: {},
      response: [{ at: '2026-11-28T09:15:00.000Z', seconds: 0.24, pages: 112, rendered: 3 }],
    },
  ],
}
