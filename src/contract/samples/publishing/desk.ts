/** Sample payloads of the call about the signed-in operator. */
export const deskSamples = {
  getDesk: [
    {
      request: {},
      response: {
        ...{ name: 'Sample Editor', email: 'editor.mena@demo.test', roles: ['editor'] },
        limits: { sites: ['mena'], languages: null },
        sites: [
          {
            ...{ folder: 'mena', siteId: 3, area: 'Middle East and North Africa', tenant: 'main' },
            languages: [
              { languageId: 1, tag: 'en', name: 'English' },
              { languageId: 3, tag: 'ar', name: 'العربية' },
            ],
            ...{ origin: 'http://localhost:4321', prefix: 'mena' },
          },
        ],
        families: ['course', 'news'],
      },
    },
  ],
}
