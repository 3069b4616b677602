/** What travels in the call of the visitor's country. */
export const visitorCountrySamples = {
  getVisitorCountry: [
    { request: {}, answer: { iso_code: 'DE' } },
    { request: {}, answer: { iso_code: null } },
  ],
}
