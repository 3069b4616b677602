export const mySessionSamples = {
  endAllSessions: [
    { request: {}, response: { ended: 3, link: 'https://login.example.org/end?id_token_hint=x' } },
    { request: {}, response: { ended: 1, link: null } },
  ],
  getSessions: [
    {
      request: {},
      response: [
        {
          ...{ id: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg', here: true },
          ...{ begunAt: 1_795_400_000_000, seenAt: 1_795_403_600_000 },
          device: { browser: 'firefox', system: 'linux' },
        },
      ],
    },
  ],
  endSessions: [
    { request: { id: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg' }, response: { ended: 1 } },
    { request: { id: null }, response: { ended: 2 } },
  ],
}
