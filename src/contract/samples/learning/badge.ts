/** Sample payloads of the calls about badges. */
export const badgeSamples = {
  getBadge: [
    { request: { id: 7, kind: 'certificate' }, response: { link: '/media/learner-7-badge.jwt?sig=1' } },
  ],
}
