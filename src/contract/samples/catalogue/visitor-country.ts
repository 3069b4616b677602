/** Sample payloads of the calls about the visitor's country. */
export const visitorCountrySamples = {
  getVisitorCountry: [
    { request: {}, answer: { iso_code: 'DE' } },
    { request: {}, answer: { iso_code: null } },
  ],
}
