/** Sample payloads of the video calls. */
export const videoSamples = {
  saveVideo: [
    {
      request: {
        name: 'site-walk',
        upload: '0123456789abcdef0123456789abcdef',
        stills: ['fedcba9876543210fedcba9876543210'],
      },
      response: { seconds: 60, width: 640, height: 360 },
    },
  ],
  findVideos: [
    {
      request: { query: 'walk', missing: 'pl', limit: 20 },
      response: {
        rows: [{ name: 'site-walk', seconds: 60, captions: ['de', 'en'] }],
        next: null,
        total: { count: 1, exact: true },
      },
    },
  ],
  saveCaptions: [
    {
      request: { name: 'site-walk', language: 'de', file: new File(['WEBVTT\n'], 'de.vtt') },
      response: {
        captions: 12,
        findings: [
          {
            level: 'warning',
            rule: 'beyondTheEnd',
            line: 47,
            message: 'ends after the video: correct the time',
          },
        ],
      },
    },
  ],
}
