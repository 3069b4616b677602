/** Sample payloads of the calls about the visitor's country. */
export const visitorCountrySamples = {
  getVisitorCountry: [
    { request: {}, response: { iso_code: 'DE' } },
    { request: {}, response: { iso_code: null } },
  ],
}
